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

extension SourceTree {
  /// The files of a folder of values for templates that can be read here: YAML and JSON, but for
  /// those in folders within it.
  func dataFiles(in folder: String) -> [PlannedFile] {
    files(in: folder).filter { path in
      !path.contains("/") && ["yml", "yaml", "json"].contains(path.split(separator: ".").last)
    }.map { PlannedFile(source: folder + $0, target: "data/" + $0) }
  }
}
