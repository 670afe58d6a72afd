/// A place among the other keys of a JSON object: `file`, `line`, `column`, `endLine`, `endColumn`.
extension SourceLocation {
  private enum LocationKey: String, CodingKey { case file, line, column, endLine, endColumn }

  /// Writes the place into the object that an encoder writes.
  ///
  /// - Parameters:
  ///   - encoder: What writes the object.
  ///   - withEnd: Whether to write the end even where it is the beginning.
  /// - Throws: What the encoder throws.
  func encodeFlat(to encoder: any Encoder, withEnd: Bool = false) throws {
    var values = encoder.container(keyedBy: LocationKey.self)
    try values.encode(file, forKey: .file)
    guard let range else { return }
    try values.encode(range.start.line, forKey: .line)
    try values.encode(range.start.column, forKey: .column)
    guard withEnd || range.end != range.start else { return }
    try values.encode(range.end.line, forKey: .endLine)
    try values.encode(range.end.column, forKey: .endColumn)
  }

  /// Reads a place; `nil` if the object names no file.
  init?(flat decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: LocationKey.self)
    guard let file = try values.decodeIfPresent(String.self, forKey: .file) else { return nil }
    guard let line = try values.decodeIfPresent(Int.self, forKey: .line) else {
      self.init(file: file)
      return
    }
    let column = try values.decode(Int.self, forKey: .column)
    let end = SourcePosition(
      line: try values.decodeIfPresent(Int.self, forKey: .endLine) ?? line,
      column: try values.decodeIfPresent(Int.self, forKey: .endColumn) ?? column)
    self.init(file: file, range: SourceRange(SourcePosition(line: line, column: column), to: end))
  }

  /// Reads a place that must be there.
  init(requiredFlat decoder: any Decoder) throws {
    guard let location = try SourceLocation(flat: decoder) else { throw Self.missing(in: decoder) }
    self = location
  }

  /// That an object has no place although it needs one.
  static func missing(in decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a place is missing"))
  }
}
