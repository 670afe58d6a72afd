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
