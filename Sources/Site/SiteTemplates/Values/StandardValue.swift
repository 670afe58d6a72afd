/// The values that every template can name, whatever its page supplies.
///
/// A page's own value of the same name takes precedence, but for `site` and `data`. Besides these a
/// template can name each taxonomy (such as `tags`: the terms that a text names, each `title` and
/// `address`) and the keys of its kind's schema. What a page does not have is false or an empty
/// list, so that a template can test it: `{{#previous}}…{{/previous}}`.
public enum StandardValue: String, CaseIterable, Sendable {
  /// The page's title.
  case title
  /// The text's summary; empty if it has none.
  case summary
  /// The summary, else the first paragraph.
  case description
  /// The text's body, to be written as `{{{body}}}`: as HTML, or as Markdown in a twin.
  case body
  /// The date of the text's publication: `date.text` as written, `date.rfc3339`, `date.year`,
  /// `date.month`, `date.day`.
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
  /// The time that reading takes, in minutes.
  case minutes
  /// The path of the page's text below `content/`, such as `notes/oboe.md`, for a link by which
  /// somebody can edit it; false for a page that has none.
  case sourcePath
  /// The pages of the folders that the page is in, outermost first: each as in a list.
  case breadcrumbs
  /// The page of the folder that the page is in.
  case section
  /// The folder in the site's root that the page is in, as a tree of all that is in it: `title`,
  /// `address`, `children`; `current` if it is the page itself, and `open` if that or a folder that
  /// the page is in.
  ///
  /// False on pages in the root itself.
  case tree
  /// The folders and texts in the site's root: each like ``tree``, but for `children`.
  case menu
  /// The page before it in its folder, as in a list.
  case previous
  /// The page after it in its folder, as in a list.
  case next
  /// The pages that it lists, in order of weight, then the newer first, then by path: each `title`,
  /// `address`, `description`, `date`, `minutes`.
  ///
  /// A folder's page lists those in its folder, a term's page those that name the term.
  case pages
  /// The folders in its folder that have a page of their own; each as in a list.
  case sections
  /// For a list on several pages: `number`, `count`, `previous`, `next`, `first`, `last` (addresses
  /// or false).
  case paginator
  /// On a taxonomy's page its terms: each `title`, `address`, `count`.
  case terms
  /// On a term's page the address of its feed; false if it has none.
  case feed
  /// The page's address from the root, such as `/samples/`.
  case address
  /// On a page that leads to another, the other's address.
  case target
  /// The page's absolute address; false without a base URL.
  case canonical
  /// The absolute address of the picture by which other sites show the page; false without one or
  /// without a base URL.
  case image
  /// The address of the page's Markdown twin; false if it has none.
  case twin
  /// The site: `site.title`, `site.language`, `site.description`, `site.author`, `site.baseURL`,
  /// `site.feed` and `site.search` (addresses, or false).
  case site
  /// The texts with a date, the newest first: as many as `newest` in `site.yml` says, each as in a
  /// list; folders' own pages are not among them.
  case newest
  /// The pages directly in each folder, by the folder's path: `folders.notes`, `folders.guide/start`
  /// lists those that the folder's own page lists as ``pages``.
  case folders
  /// The terms of each taxonomy that any text names, by the taxonomy's name: `taxonomies.tags` has
  /// each `title`, `address`, `count`.
  case taxonomies
  /// The values in the files of `content/data/`, by name: `data.team` for `data/team.yml`.
  case data
}
