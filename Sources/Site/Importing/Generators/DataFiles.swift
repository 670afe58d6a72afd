import SiteLinks

/// Files of values for templates, which Hugo and Jekyll keep in a folder as we do.
enum DataFiles {
  /// The files of a folder that can be read here: YAML and JSON, not in folders within it.
  static func files(_ tree: SourceTree, _ folder: String) -> [PlannedFile] {
    tree.files(in: folder).filter { path in
      !path.contains("/") && ["yml", "yaml", "json"].contains(path.split(separator: ".").last)
    }.map { PlannedFile(source: folder + $0, target: "data/" + $0) }
  }
}
