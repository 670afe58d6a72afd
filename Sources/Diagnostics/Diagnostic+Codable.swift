import Foundation

extension Diagnostic: Codable {
  private enum Key: String, CodingKey {
    case id, severity, file, line, column, endLine, endColumn, message, explanation, suggestion
  }

  /// Writes one flat object; what is not known is left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    try values.encode(severity, forKey: .severity)
    try values.encodeIfPresent(location?.file, forKey: .file)
    try values.encodeIfPresent(location?.line, forKey: .line)
    try values.encodeIfPresent(location?.column, forKey: .column)
    if let range = location?.range, range.end != range.start {
      try values.encode(range.end.line, forKey: .endLine)
      try values.encode(range.end.column, forKey: .endColumn)
    }
    try values.encode(message, forKey: .message)
    try values.encodeIfPresent(explanation, forKey: .explanation)
    try values.encodeIfPresent(suggestion, forKey: .suggestion)
  }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var location: SourceLocation?
    if let file = try values.decodeIfPresent(String.self, forKey: .file) {
      var range: SourceRange?
      if let line = try values.decodeIfPresent(Int.self, forKey: .line) {
        let column = try values.decode(Int.self, forKey: .column)
        let start = SourcePosition(line: line, column: column)
        let end = SourcePosition(
          line: try values.decodeIfPresent(Int.self, forKey: .endLine) ?? line,
          column: try values.decodeIfPresent(Int.self, forKey: .endColumn) ?? column)
        range = SourceRange(start, to: end)
      }
      location = SourceLocation(file: file, range: range)
    }
    self.init(
      try values.decode(String.self, forKey: .id),
      severity: try values.decode(Severity.self, forKey: .severity),
      at: location,
      try values.decode(String.self, forKey: .message),
      explanation: try values.decodeIfPresent(String.self, forKey: .explanation),
      suggestion: try values.decodeIfPresent(String.self, forKey: .suggestion))
  }
}
