/// The site of another generator, as found in a folder.
struct ForeignSite: Sendable {
  /// The site's folder.
  let tree: SourceTree
  var settings = SiteSettings()
  /// The subfolder of the texts: empty, or with a trailing `/`.
  var contentRoot = ""
  let textPaths: [String]
  /// The files to copy.
  let files: [PlannedFile]
  /// Indicates whether addresses are relative to the page's address, not to the text's file.
  let linksToAddresses: Bool
  /// Indicates whether texts with a future date have no page yet.
  var holdsBackWhatIsToCome = false
  /// Indicates whether the generator supported definition lists: `: what it means` below a term.
  var readsDefinitionLists = false
}

/// The settings in the site's configuration.
struct SiteSettings: Sendable {
  var title: String?
  var description: String?
  var language: String?
  /// The base URL, with its scheme.
  var baseURL: String?
  var author: String?
  /// Taxonomies besides tags and categories.
  var taxonomies: [String] = []
  var pageSize: Int?
  /// The texts and numbers that texts can refer to, by their keys: `author.name`.
  var values: [String: String] = [:]
}

/// The former address of a text's page, and the new path of the text.
struct PagePlacement: Sendable {
  /// The text's path below `content/`, such as `notes/oboe.md`.
  var target: String
  /// The address of the old page from the site's root, such as `/notes/oboe/`.
  var address: String
  /// Other addresses of the page, without a leading `/`.
  var aliases: [String] = []
  /// The title, unless the text itself sets it.
  var title: String?
  /// The position among its siblings, unless the text itself sets it.
  var weight: Int?
  /// The date, unless the text itself sets it.
  var date: String?
  /// Indicates whether its folder holds it back.
  var isDraft = false
}

/// A file to copy unchanged.
struct PlannedFile: Hashable, Sendable {
  /// Its path in the site's folder.
  let source: String
  /// Its path below `content/`, which is also its address.
  let target: String
}
