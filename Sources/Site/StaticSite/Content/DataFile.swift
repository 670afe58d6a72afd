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

extension PageValue {
  /// A value of a YAML file: bare whole numbers and `true` and `false` are what they look like,
  /// nothing is false, the rest are texts.
  init(data value: Documents.Value) {
    switch value.content {
    case .sequence(let elements): self = .list(elements.map(PageValue.init(data:)))
    case .mapping(let entries):
      self = .dictionary(
        Dictionary(entries.map { ($0.key, PageValue(data: $0.value)) }) { _, last in last })
    case .scalar(let scalar):
      guard scalar.style == .bare else {
        self = .string(scalar.text)
        return
      }
      self =
        scalar.isMissing
        ? false
        : Bool(scalar.text).map { .bool($0) } ?? Int(scalar.text).map { .number($0) }
          ?? .string(scalar.text)
    }
  }
}
