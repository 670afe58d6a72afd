import Diagnostics
import Documents
import Foundation

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
    if file.pathExtension == "json" { return try json(text, file: file.path) }
    return try Value.parse(yaml: text, file: file.path).map(PageValue.init(data:)) ?? false
  }

  private static func json(_ text: String, file: String) throws(DiagnosticError) -> PageValue {
    do {
      return try JSONDecoder().decode(PageValue.self, from: Data(text.utf8))
    } catch {
      var underlying: Any? = error
      if case DecodingError.dataCorrupted(let context) = error {
        underlying = context.underlyingError
      }
      let reason = (underlying as? NSError)?.userInfo["NSDebugDescription"] as? String
      throw DiagnosticError(
        Diagnostic(
          "json-syntax", at: place(in: reason ?? "", file: file),
          "this is not JSON\(reason.map { ": \($0)" } ?? "")"))
    }
  }

  /// The place that a message of Foundation's names by the words "line 2, column 5".
  private static func place(in reason: String, file: String) -> SourceLocation {
    guard let match = reason.firstMatch(of: #/line (\d+), column (\d+)/#),
      let line = Int(match.1), let column = Int(match.2)
    else { return SourceLocation(file: file) }
    return SourceLocation(file: file, line: line, column: column + 1)
  }
}

extension PageValue {
  /// A value of a YAML file: bare whole numbers and `true` and `false` are what they look like, the rest are texts.
  fileprivate init(data value: Documents.Value) {
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
        scalar.isMissing || scalar.text == "null"
        ? false
        : Bool(scalar.text).map { .bool($0) } ?? Int(scalar.text).map { .number($0) }
          ?? .string(scalar.text)
    }
  }
}

extension PageValue: Decodable {
  /// Reads a value of a JSON file; `null` is false, a number with a fraction a text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = false
    } else if let condition = try? container.decode(Bool.self) {
      self = .bool(condition)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let number = try? container.decode(Double.self) {
      self = .string("\(number)")
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([PageValue].self) {
      self = .list(values)
    } else {
      self = .dictionary(try container.decode([String: PageValue].self))
    }
  }
}
