public import Diagnostics

/// A text file, split into its front matter and the body after it.
///
/// The front matter is between two lines of `---` and is YAML, or between two lines of `+++` and
/// is TOML.
public struct Document: Sendable {
  /// The file's path, as messages show it.
  public let path: String
  /// The text before the body: the front matter as it is written, between its lines; empty if
  /// there is none.
  public let head: String
  /// The value of the front matter; `nil` if there is none, or nothing in it.
  public let frontMatter: Value?
  /// The language of the front matter; YAML if there is none.
  public let format: FrontMatterFormat
  /// The text after the front matter.
  public let body: String
  /// The line of the file, from 1, on which the body begins.
  public let bodyLine: Int

  /// The whole text.
  public var text: String { head + body }

  /// Splits a text and reads its front matter.
  ///
  /// Front matter begins on the first line or not at all, and ends at the next line that is as
  /// the first.
  /// A byte order mark before it counts for nothing.
  ///
  /// - Throws: Faults of the front matter: one that does not end, and those of
  ///   ``Value/parse(yaml:file:firstLine:)`` or ``Value/parse(toml:file:firstLine:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public init(path: String, text: String) throws(DiagnosticError) {
    try self.init(path: path, bytes: Array(text.utf8))
  }

  /// Splits a file's bytes and reads its front matter.
  ///
  /// - Throws: `not-utf8` where the bytes are no text; else as ``init(path:text:)`` does.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(path: String, bytes: [UInt8]) throws(DiagnosticError) {
    let parts = DocumentParts(bytes)
    guard let (head, body) = parts.texts(of: bytes) else {
      throw DiagnosticError(.notUTF8(bytes, file: path))
    }
    self.path = path
    self.head = head
    self.body = body
    bodyLine = parts.bodyLine
    format = parts.format ?? .yaml
    if parts.frontMatter != nil, !parts.isClosed {
      throw DiagnosticError(.openFrontMatter(format, file: path))
    }
    if let range = parts.frontMatter {
      let bytes = Array(bytes[range])
      frontMatter =
        switch format {
        case .yaml: try Value.parse(bytes: bytes, file: path, firstLine: 2)
        case .toml: try Value.parse(tomlBytes: bytes, file: path, firstLine: 2)
        }
    } else {
      frontMatter = nil
    }
  }

  /// Splits a file's bytes whose front matter cannot be read, so that its body can be looked at all
  /// the same.
  ///
  /// - Returns: `nil` if the bytes are no text, or front matter begins and does not end.
  public init?(withoutFrontMatter path: String, bytes: [UInt8]) {
    let parts = DocumentParts(bytes)
    guard let (head, body) = parts.texts(of: bytes), parts.frontMatter == nil || parts.isClosed
    else { return nil }
    self.path = path
    self.head = head
    self.body = body
    frontMatter = nil
    format = parts.format ?? .yaml
    bodyLine = parts.bodyLine
  }

  /// The front matter, or an empty mapping at the top of the file where there is none.
  public var fields: Value {
    frontMatter ?? Value(.mapping([]), at: SourceLocation(file: path, line: 1, column: 1))
  }
}

extension Diagnostic {
  fileprivate static func openFrontMatter(
    _ format: FrontMatterFormat, file: String
  ) -> Diagnostic {
    Diagnostic(
      .frontMatterOpen, at: SourceLocation(file: file, line: 1, column: 1, length: 3),
      "the front matter does not end",
      explanation: "It begins with '\(format.fence)' here, and no later line is '\(format.fence)'.",
      suggestion: "close it with a line '\(format.fence)'")
  }
}

/// The places of the parts of a text file among its bytes.
///
/// Front matter is between two lines of `---`, or between two of `+++`.
private struct DocumentParts {
  /// The lines between the fences; what follows the first fence if there is no second one.
  private(set) var frontMatter: Range<Int>?
  /// The language of the front matter; `nil` if there is none.
  private(set) var format: FrontMatterFormat?
  /// Tells whether the front matter ends with a fence.
  private(set) var isClosed = false
  private(set) var body: Int
  private(set) var bodyLine = 1

  /// Looks for the fences of a text.
  ///
  /// - Complexity: O(*n*) in the length of the front matter.
  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    body = start
    var lineEnd = Self.lineEnd(bytes, from: start)
    let firstLine = bytes[start..<lineEnd]
    guard let format = FrontMatterFormat.allCases.first(where: { Self.isFence($0, firstLine) })
    else { return }
    self.format = format
    let first = min(lineEnd + 1, bytes.count)
    var line = 1
    while lineEnd < bytes.count {
      let lineStart = lineEnd + 1
      lineEnd = Self.lineEnd(bytes, from: lineStart)
      line += 1
      guard Self.isFence(format, bytes[lineStart..<lineEnd]) else { continue }
      frontMatter = first..<lineStart
      isClosed = true
      body = min(lineEnd + 1, bytes.count)
      bodyLine = line + 1
      return
    }
    frontMatter = first..<bytes.count
  }

  /// The text before the body, and the body; `nil` if the bytes are no text.
  ///
  /// - Complexity: O(*n*).
  func texts(of bytes: [UInt8]) -> (head: String, body: String)? {
    guard let head = String(validating: bytes[..<body], as: UTF8.self),
      let body = String(validating: bytes[body...], as: UTF8.self)
    else { return nil }
    return (head, body)
  }

  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  /// Tells whether a line is a fence, but for space after it.
  private static func isFence(_ format: FrontMatterFormat, _ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: format.fence.utf8)
      && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

/// The languages that front matter is written in.
public enum FrontMatterFormat: Hashable, Sendable, CaseIterable {
  /// Between lines of `---`.
  case yaml
  /// Between lines of `+++`.
  case toml

  /// The line before and after the front matter.
  public var fence: String {
    switch self {
    case .yaml: "---"
    case .toml: "+++"
    }
  }

  /// A key and its value as they are written, such as `title: …` or `title = …`.
  public func line(_ key: String, _ value: String) -> String {
    switch self {
    case .yaml: "\(key): \(value)"
    case .toml: "\(key) = \(value)"
    }
  }
}
