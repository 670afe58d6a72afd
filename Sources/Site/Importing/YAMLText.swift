import Documents
import Foundation

/// A writer of YAML with one key per line, so that the output is easy to edit.
struct YAMLText {
  private(set) var text = ""

  /// Appends a key and a text.
  mutating func add(_ key: String, _ value: String) {
    text += "\(Self.scalar(key)): \(Self.scalar(value))\n"
  }

  /// Appends a key and a value that needs no quotes, such as a number or a date.
  mutating func add(_ key: String, bare value: some CustomStringConvertible) {
    text += "\(Self.scalar(key)): \(value)\n"
  }

  /// Appends a key and a list of texts.
  mutating func add(_ key: String, _ values: [String]) {
    text += "\(Self.scalar(key)): [\(values.map(Self.scalar).joined(separator: ", "))]\n"
  }

  /// Appends a key and a nested mapping.
  mutating func add(_ key: String, _ entries: [MappingEntry]) {
    text += "\(Self.scalar(key)):\n"
    for entry in entries { add(entry, depth: 1) }
  }

  /// Appends a line unchanged.
  mutating func add(line: String) { text += line + "\n" }

  private mutating func add(_ entry: MappingEntry, depth: Int) {
    let start = String(repeating: "  ", count: depth) + Self.scalar(entry.key) + ":"
    switch entry.value.content {
    case .mapping(let entries) where !entries.isEmpty:
      text += start + "\n"
      for entry in entries { add(entry, depth: depth + 1) }
    default: text += "\(start) \(Self.flow(entry.value))\n"
    }
  }

  private static func flow(_ value: Value) -> String {
    switch value.content {
    case .scalar(let scalar):
      scalar.isMissing
        ? "null"
        : scalar.style == .bare && isBare(scalar.text) ? scalar.text : Self.scalar(scalar.text)
    case .sequence(let values): "[" + values.map(flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(Self.scalar($0.key)): \(flow($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  /// Indicates whether an unquoted text can be written without quotes again.
  private static func isBare(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z0-9_+.-]+/#) != nil && !text.hasPrefix("-") || Int(text) != nil
  }

  /// Returns a text, in quotes unless it can only be read as a text.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9 ,._\/()-]*/#) != nil && !text.hasSuffix(" ")
      && !text.contains(",") && !words.contains(text.lowercased())
    if isPlain { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        quoted += "\\u" + String(format: "%04X", scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Words that YAML may not read as texts.
  private static let words: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n",
  ]
}
