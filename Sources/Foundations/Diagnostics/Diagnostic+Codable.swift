extension Diagnostic: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, severity, message, explanation, suggestion, notes, replacement
  }

  /// Encodes an object that begins with the location, and omits missing values.
  public func encode(to encoder: any Encoder) throws {
    try location?.encodeFlat(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(severity, forKey: .severity)
    try values.encode(message, forKey: .message)
    try values.encodeIfPresent(explanation, forKey: .explanation)
    try values.encodeIfPresent(suggestion, forKey: .suggestion)
    if !notes.isEmpty { try values.encode(notes, forKey: .notes) }
    try values.encodeIfPresent(replacement, forKey: .replacement)
  }

  /// Decodes the format that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(DiagnosticID.self, forKey: .id),
      severity: try values.decode(Severity.self, forKey: .severity),
      at: try SourceLocation(flat: decoder),
      try values.decode(String.self, forKey: .message),
      explanation: try values.decodeIfPresent(String.self, forKey: .explanation),
      suggestion: try values.decodeIfPresent(String.self, forKey: .suggestion),
      notes: try values.decodeIfPresent([DiagnosticNote].self, forKey: .notes) ?? [],
      replacement: try values.decodeIfPresent(Replacement.self, forKey: .replacement))
  }
}

extension DiagnosticNote: Codable {
  private enum CodingKeys: String, CodingKey { case message }

  /// Encodes an object that begins with the location.
  public func encode(to encoder: any Encoder) throws {
    try location.encodeFlat(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(message, forKey: .message)
  }

  /// Decodes the format that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let message = try decoder.container(keyedBy: CodingKeys.self).decode(
      String.self, forKey: .message)
    self.init(at: try SourceLocation(requiredFlat: decoder), message)
  }
}

extension Replacement: Codable {
  private enum CodingKeys: String, CodingKey { case text }

  /// Encodes an object that begins with the location.
  public func encode(to encoder: any Encoder) throws {
    try SourceLocation(file: file, range: range).encodeFlat(to: encoder, withEnd: true)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
  }

  /// Decodes the format that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
    let location = try SourceLocation(requiredFlat: decoder)
    guard let range = location.range else { throw SourceLocation.missing(in: decoder) }
    self.init(file: location.file, range: range, text: text)
  }
}

// MARK: Locations

/// A location stored in the keys `file`, `line`, `column`, `endLine` and `endColumn`.
extension SourceLocation {
  private enum LocationKey: String, CodingKey { case file, line, column, endLine, endColumn }

  /// Encodes the location, and its end if that differs from the start or `withEnd` is set.
  fileprivate func encodeFlat(to encoder: any Encoder, withEnd: Bool = false) throws {
    var values = encoder.container(keyedBy: LocationKey.self)
    try values.encode(file, forKey: .file)
    guard let range else { return }
    try values.encode(range.start.line, forKey: .line)
    try values.encode(range.start.column, forKey: .column)
    guard withEnd || range.end != range.start else { return }
    try values.encode(range.end.line, forKey: .endLine)
    try values.encode(range.end.column, forKey: .endColumn)
  }

  /// Reads a location; `nil` if the object names no file.
  fileprivate init?(flat decoder: any Decoder) throws {
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

  /// Reads a location that is required.
  fileprivate init(requiredFlat decoder: any Decoder) throws {
    guard let location = try SourceLocation(flat: decoder) else { throw Self.missing(in: decoder) }
    self = location
  }

  /// Returns the error for an object that lacks a required location.
  fileprivate static func missing(in decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "the location is missing"))
  }
}
