/// The site of another generator, as it was found in a folder.
struct ForeignSite: Sendable {
  /// The site's folder.
  let tree: SourceTree
  var settings = SiteSettings()
  /// The folder of the texts within it: empty, or ending in `/`.
  var contentRoot = ""
  /// The paths of the texts.
  let textPaths: [String]
  /// The files that are copied.
  let files: [PlannedFile]
  /// Tells whether an address in a text is relative to the page's address rather than to the text's
  /// file.
  let linksToAddresses: Bool
  /// Tells whether texts of a date to come have no page until then.
  var holdsBackWhatIsToCome = false
  /// Tells whether a line such as `: what it means` explained the term on the line before.
  var readsDefinitionLists = false
}

/// The settings of a whole site, as far as its configuration says them.
struct SiteSettings: Sendable {
  var title: String?
  var description: String?
  var language: String?
  /// With its scheme.
  var baseURL: String?
  var author: String?
  /// Taxonomies besides tags and categories.
  var taxonomies: [String] = []
  var pageSize: Int?
  /// The texts and numbers of the configuration that texts may name, by their keys: `author.name`.
  var values: [String: String] = [:]
}

/// The place where a text's page was, and the place to which the text goes.
struct PagePlacement: Sendable {
  /// The text's path below `content/`, such as `notes/oboe.md`.
  var target: String
  /// The address of the old page from the site's root, such as `/notes/oboe/`.
  var address: String
  /// Other addresses that lead to the page, without a `/` in front.
  var aliases: [String] = []
  /// The title, where not the text itself gives it.
  var title: String?
  /// The place among its neighbours, where not the text itself gives it.
  var weight: Int?
  /// The date, where not the text itself gives it.
  var date: String?
  /// Tells whether it is held back by its folder.
  var isDraft = false
}

/// A file that is copied as it is.
struct PlannedFile: Hashable, Sendable {
  /// Its path in the site's folder.
  let source: String
  /// Its path below `content/`, which is its address as well.
  let target: String
}
