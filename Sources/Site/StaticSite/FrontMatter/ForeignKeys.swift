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
        ? .instead("every text that is no draft is published")
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
    "name the file or folder as its address is to be, and put the address that it had into "
      + "'aliases'": ["slug", "permalink", "url", "path", "uri"],
    "write 'taxonomies' with this name in it in 'site.yml', and this key with a list": [
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
    "every text that is published is in the lists; what is not to be shown is a 'draft'": [
      "hidden", "private", "unlisted", "nav_exclude", "exclude", "headless", "render", "build",
      "_build", "eleventyexcludefromcollections", "eleventyexcludefromindex",
    ],
    "what a text is follows from its folder; 'template' names the template of its page": [
      "type", "kind", "collection",
    ],
    "a folder has its own templates in 'templates/FOLDER/', and keys of your own stand in each "
      + "text": ["cascade", "defaults", "page_template", "data"],
    "lists begin with the lightest 'weight', then with the newest 'date'": [
      "sort_by", "sortby", "sort", "order_by", "paginate_reversed", "transparent",
    ],
    "the further pages of a list stand at 'page/2/' and so on": ["paginate_path", "pagination"],
    "write 'draft' with the value true when the time has come": [
      "expirydate", "expiry_date", "unpublishdate", "expires",
    ],
    "lists show the 'title'": [
      "linktitle", "link_title", "shorttitle", "short_title", "nav_title",
    ],
    "what a text begins with is its 'summary'": ["excerpt_separator", "read_more"],
    "every published page is searched, if 'site.yml' says 'search: true'": [
      "in_search_index", "search_exclude", "search",
    ],
    "every page is in the sitemap, if 'site.yml' gives a 'base-url'": ["sitemap", "robots"],
    "there is one feed, of all texts that have a date, if 'site.yml' gives a 'base-url'": [
      "generate_feed", "generate_feeds", "outputs", "feed", "rss",
    ],
    "every heading can be linked by the name that GitHub gives it": [
      "insert_anchor_links", "anchor_links",
    ],
    "write 'aliases' in the text that it leads to": ["redirect_to", "redirect", "redirect_url"],
    "'site.yml' says the language of all texts": [
      "lang", "language", "locale", "translationkey", "iscjklanguage",
    ],
    "texts are Markdown, read as 'site.yml' says under 'markdown'": [
      "markup", "math", "mathjax", "katex", "mermaid",
    ],
    "a template that shows what a key of your own says can have it under 'extra'": [
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
