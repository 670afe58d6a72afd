public import Diagnostics

/// A text file, split into front matter and body.
///
/// The front matter is YAML between two lines of `---`, or TOML between two lines of `+++`.
public struct Document: Sendable {
  /// The file's path, as shown in messages.
  public let path: String
  /// The text before the body: a byte order mark, if there is one, and the front matter with its
  /// fences, as they are in the file.
  public let head: String
  /// The value of the front matter; `nil` if there is none, or it is empty.
  public let frontMatter: Value?
  /// The language of the front matter; YAML if there is none.
  public let format: FrontMatterFormat
  /// The text after the front matter.
  public let body: String
  /// The line of the file, from 1, on which the body begins.
  public let bodyLine: Int

  /// The whole text of the file.
  public var text: String { head + body }

  /// Splits a text and parses its front matter.
  ///
  /// Front matter must begin on the first line. It ends at the next line with the same fence. A
  /// byte order mark before it is ignored.
  ///
  /// - Throws: Errors in the front matter: a missing closing fence, and those of
  ///   ``Value/parse(yaml:file:firstLine:)`` or ``Value/parse(toml:file:firstLine:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public init(path: String, text: String) throws(DiagnosticError) {
    try self.init(path: path, bytes: Array(text.utf8))
  }

  /// Splits a file's bytes and parses its front matter.
  ///
  /// - Throws: `not-utf8` if the bytes are not UTF-8, or the errors of ``init(path:text:)``.
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

  /// Splits a file's bytes without parsing its front matter, in order to check the body.
  ///
  /// - Returns: `nil` if the bytes are not UTF-8, or the front matter has no closing fence.
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

  /// The front matter, or an empty mapping at the start of the file if there is none.
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

/// The byte ranges of the parts of a text file.
private struct DocumentParts {
  /// The lines between the fences, or all lines after the first fence if no second one follows.
  private(set) var frontMatter: Range<Int>?
  /// The language of the front matter; `nil` if there is none.
  private(set) var format: FrontMatterFormat?
  /// Indicates whether the front matter has a closing fence.
  private(set) var isClosed = false
  private(set) var body: Int
  private(set) var bodyLine = 1

  /// Finds the fences of a text.
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

  /// Returns the text before the body, and the body; `nil` if the bytes are not UTF-8.
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

  /// Indicates whether a line is a fence, ignoring trailing whitespace.
  private static func isFence(_ format: FrontMatterFormat, _ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: format.fence.utf8)
      && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

/// The language of front matter.
public enum FrontMatterFormat: Hashable, Sendable, CaseIterable {
  /// Between lines of `---`.
  case yaml
  /// Between lines of `+++`.
  case toml

  /// The line that opens and closes the front matter.
  public var fence: String {
    switch self {
    case .yaml: "---"
    case .toml: "+++"
    }
  }

  /// Returns a key and its value as one line: `title: …` or `title = …`.
  public func line(_ key: String, _ value: String) -> String {
    switch self {
    case .yaml: "\(key): \(value)"
    case .toml: "\(key) = \(value)"
    }
  }
}
