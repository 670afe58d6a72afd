import Documents

/// Advice on front matter keys of other generators (Hugo, Jekyll, Zola, Eleventy).
///
/// A key that the site declares, or uses as a taxonomy, is known and needs no advice.
enum ForeignKeys {
  /// Returns the advice on a key; `nil` if no other generator uses it.
  static func advice(on entry: MappingEntry) -> KeyAdvice? {
    let key = entry.key.lowercased()
    // Jekyll hides a text with 'published: false'; in other generators the key is a date.
    if key == "published", let text = entry.value.text, Bool(text) != nil {
      return text == "true"
        ? .instead("every text that is not a draft is published")
        : .instead("write 'draft' with the value true")
    }
    if let name = names[key] { return .called(name) }
    return sentences[key].map { .instead($0) }
  }

  private static let names: [String: String] = each([
    "summary": ["description", "abstract", "excerpt", "lead", "intro", "tldr", "synopsis"],
    "date": [
      "published", "publishdate", "pubdate", "date_gmt", "datepublished", "date_published",
      "created",
    ],
    "updated": [
      "lastmod", "modified", "last_modified_at", "last_modified", "last-modified", "changed",
      "lastupdated", "last_updated", "date_updated",
    ],
    "template": ["layout"],
    "weight": ["order", "position", "nav_order", "sidebar_position", "sort_order", "menu_order"],
    "aliases": ["redirect_from", "redirects", "alias"],
    "image": [
      "images", "cover", "thumbnail", "featured_image", "featuredimage", "og_image", "banner",
      "hero",
    ],
    "extra": ["params", "custom", "eleventycomputed"],
    "paginate": ["paginate_by", "per_page", "pagersize"],
    "title": ["name", "heading"],
    "raw-html": ["unsafe_html", "raw_html", "rawhtml"],
  ])

  /// The advice on keys that have no counterpart here.
  private static let sentences: [String: String] = each([
    "name the file or folder after its new address, and write the former address under "
      + "'aliases'": ["slug", "permalink", "url", "path", "uri"],
    "add this name to 'taxonomies' in 'site.yml', and write a list as the value of this key": [
      "author", "authors", "categories", "category", "series", "topics", "topic", "genres",
      "keywords", "collections",
    ],
    "write each taxonomy as a key with a list, such as 'tags'": ["taxonomies"],
    "templates have the headings as 'headings' and 'contents'": [
      "toc", "table_of_contents", "tableofcontents",
    ],
    "templates have the folders and texts of the site as 'menu', and those of a folder as 'tree'": [
      "menu", "menus", "nav", "navigation", "sidebar", "eleventynavigation", "parent",
      "has_children", "grand_parent",
    ],
    "every published text is in the lists; make a text a 'draft' to hide it": [
      "hidden", "private", "unlisted", "nav_exclude", "exclude", "headless", "render", "build",
      "_build", "eleventyexcludefromcollections", "eleventyexcludefromindex",
    ],
    "the kind of a text follows from its folder; 'template' names the template of its page": [
      "type", "kind", "collection",
    ],
    "a folder has its own templates in 'templates/FOLDER/', and each text has keys of its "
      + "own": ["cascade", "defaults", "page_template", "data"],
    "lists begin with the lightest 'weight', then with the newest 'date'": [
      "sort_by", "sortby", "sort", "order_by", "paginate_reversed", "transparent",
    ],
    "the further pages of a list are at 'page/2/' and so on": ["paginate_path", "pagination"],
    "write 'draft' with the value true when the time has come": [
      "expirydate", "expiry_date", "unpublishdate", "expires",
    ],
    "lists show the 'title'": [
      "linktitle", "link_title", "shorttitle", "short_title", "nav_title",
    ],
    "write the excerpt as 'summary'": ["excerpt_separator", "read_more"],
    "every published page is searchable, if 'site.yml' has 'search: true'": [
      "in_search_index", "search_exclude", "search",
    ],
    "every page is in the sitemap, if 'site.yml' has a 'base-url'": ["sitemap", "robots"],
    "there is one feed, of all texts with a date, if 'site.yml' has a 'base-url'": [
      "generate_feed", "generate_feeds", "outputs", "feed", "rss",
    ],
    "every heading can be linked by the name that GitHub gives it": [
      "insert_anchor_links", "anchor_links",
    ],
    "write 'aliases' in the text that is the target": ["redirect_to", "redirect", "redirect_url"],
    "'site.yml' sets the language of all texts": [
      "lang", "language", "locale", "translationkey", "iscjklanguage",
    ],
    "texts are Markdown, with the extensions that 'site.yml' lists under 'markdown'": [
      "markup", "math", "mathjax", "katex", "mermaid",
    ],
    "write it under 'extra' if a template of yours shows it": [
      "comments", "share", "social", "resources", "videos", "audio", "icon", "css", "js", "head",
    ],
  ])

  private static func each(_ table: KeyValuePairs<String, [String]>) -> [String: String] {
    var result: [String: String] = [:]
    for (value, keys) in table {
      for key in keys { result[key] = value }
    }
    return result
  }
}
