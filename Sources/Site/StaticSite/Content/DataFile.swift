import Diagnostics
import Documents
import SiteFiles
import SiteTemplates

/// A file of `content/data/`, which every template can name: `data/team.yml` is `data.team`.
enum DataFile {
  /// The folder of data below `content/`.
  static let folder = "data/"

  /// The name that templates know a file by; `nil` for a file that is no data.
  static func name(of file: SourceFolder.File) -> String? {
    guard file.relativePath.hasPrefix(folder),
      ["yml", "yaml", "json"].contains(file.pathExtension)
    else { return nil }
    let path = file.relativePath.dropFirst(folder.count).dropLast(file.pathExtension.count + 1)
    return path.contains("/") ? nil : String(path)
  }

  /// Reads a file.
  ///
  /// - Throws: What is wrong with it, with its place.
  static func read(_ file: SourceFolder.File) throws(DiagnosticError) -> PageValue {
    let text = try file.text()
    if file.pathExtension == "json" { return try JSONReader.value(of: text, file: file.path) }
    return try Value.parse(yaml: text, file: file.path).map(PageValue.init(data:)) ?? false
  }
}
