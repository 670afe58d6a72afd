/// The values that every template can name, whatever its page supplies.
///
/// A page's own value takes precedence over the standard one, except for `site` and `data`. A
/// template can also name each taxonomy (such as `tags`: the terms of a text, each with `title`
/// and `address`) and the keys of its kind's schema. A value that a page does not have is false or
/// an empty list, so that a template can test it: `{{#previous}}…{{/previous}}`.
public enum StandardValue: String, CaseIterable, Sendable {
  /// The page's title.
  case title
  /// The text's summary; empty if it has none.
  case summary
  /// The summary, or the first paragraph if there is none.
  case description
  /// The text's body, to be written as `{{{body}}}`: as HTML, or as Markdown in a twin.
  case body
  /// The publication date: `date.text` as written, `date.rfc3339`, `date.year`, `date.month`,
  /// `date.day`.
  case date
  /// The date of the text's last change; like ``date``.
  case updated
  /// The values under `extra` in the text's front matter, by its own keys.
  case extra
  /// The body's headings, first to last: each `level`, `text`, `anchor`.
  case headings
  /// The body's headings as a tree: each `text`, `anchor` and `children`.
  case contents
  /// The number of the body's words.
  case words
  /// The reading time, in minutes.
  case minutes
  /// The path of the page's text below `content/`, for an edit link; false without a text.
  case sourcePath
  /// The pages of the folders that contain the page, outermost first, each as in a list.
  case breadcrumbs
  /// The page of the folder that contains the page.
  case section
  /// The folder in the site's root that contains the page, as a tree of its contents: `title`,
  /// `address`, `children`, `current` and `open`.
  ///
  /// `current` is true for the page itself, and `open` for it and the folders that contain it. The
  /// value is false on pages in the root itself.
  case tree
  /// The folders and texts in the site's root, each like ``tree`` but without `children`.
  case menu
  /// The page before it in its folder, as in a list.
  case previous
  /// The page after it in its folder, as in a list.
  case next
  /// The listed pages (`title`, `address`, `description`, `date`, `minutes`), by weight, then
  /// newest first, then by path.
  ///
  /// A folder's page lists those in its folder, a term's page those that name the term.
  case pages
  /// The subfolders that have their own page, each as in a list.
  case sections
  /// In a split list: `number`, `count`, and the addresses `previous`, `next`, `first` and `last`,
  /// or false.
  case paginator
  /// On a taxonomy's page its terms: each `title`, `address`, `count`.
  case terms
  /// On a term's page the address of its feed; false if it has none.
  case feed
  /// The page's address from the root, such as `/samples/`.
  case address
  /// On a redirect, the address of its target.
  case target
  /// The page's absolute address; false without a base URL.
  case canonical
  /// The absolute address of the page's picture on other sites; false without one or a base URL.
  case image
  /// The address of the page's Markdown twin; false if it has none.
  case twin
  /// The site: `site.title`, `site.language`, `site.description`, `site.author`, `site.baseURL`,
  /// `site.repository`, `site.license`, `site.version`, `site.updated`, `site.feed` and
  /// `site.search` (addresses, or false).
  case site
  /// The texts with a date, newest first, each as in a list, without folders' own pages.
  ///
  /// `newest` in `site.yml` sets their maximum number.
  case newest
  /// The pages directly in each folder, by the folder's path, as in `folders.notes`.
  ///
  /// `folders.guide/start` lists the same pages as ``pages`` on the folder's own page.
  case folders
  /// The terms of each taxonomy: `taxonomies.tags` is a list with `title`, `address` and `count`.
  case taxonomies
  /// The values in the files of `content/data/`, by name: `data.team` for `data/team.yml`.
  case data
}
