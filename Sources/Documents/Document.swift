public import Diagnostics

/// A text file, split into the front matter between two lines of `---` and the body after it.
public struct Document: Sendable {
  /// The file's path, as messages show it.
  public let path: String
  /// The whole text.
  public let text: String
  /// What the front matter holds; `nil` if there is none, or nothing in it.
  public let frontMatter: Value?
  /// The text after the front matter.
  public let body: String
  /// The line of the file, from 1, on which the body begins.
  public let bodyLine: Int

  /// Splits a text and reads its front matter.
  ///
  /// Front matter begins on the first line or not at all, and ends at the next line that is `---`.
  ///
  /// - Throws: Faults of the front matter: one that does not end, and those of
  ///   ``Value/parse(yaml:file:firstLine:)``.
  public init(path: String, text: String) throws(DiagnosticError) {
    self.path = path
    self.text = text
    let lines = Lines(text)
    guard lines.first == "---" else {
      frontMatter = nil
      body = lines.text
      bodyLine = 1
      return
    }
    guard let end = lines.indexOfFence else {
      throw DiagnosticError(
        Diagnostic(
          "front-matter-open", at: SourceLocation(file: path, line: 1, column: 1, length: 3),
          "the front matter does not end",
          explanation: "It begins with '---' here, and no later line is '---'.",
          suggestion: "close it with a line '---'"))
    }
    frontMatter = try Value.parse(yaml: lines.frontMatter(to: end), file: path, firstLine: 2)
    body = lines.body(after: end)
    bodyLine = end + 2
  }

  /// The front matter, or an empty mapping at the top of the file where there is none.
  public var fields: Value {
    frontMatter ?? Value(.mapping([]), at: SourceLocation(file: path, line: 1, column: 1))
  }
}

/// The lines of a text, cut at the bytes `\n`, without a byte order mark.
private struct Lines {
  let text: String
  private let starts: [String.Index]

  init(_ text: String) {
    self.text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var starts = [self.text.startIndex]
    let bytes = self.text.utf8
    // Only front matter is cut into lines: a body can be long.
    guard bytes.starts(with: "---".utf8) else {
      self.starts = []
      return
    }
    var index = bytes.startIndex
    while let newline = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) {
      index = bytes.index(after: newline)
      starts.append(index)
      if starts.count > 2, Self.trimmed(self.text.utf8[starts[starts.count - 2]..<newline]) == "---"
      {
        break
      }
    }
    self.starts = starts
  }

  var first: String? { starts.isEmpty ? nil : line(0) }

  /// The index, from 0, of the line that ends the front matter.
  var indexOfFence: Int? {
    (1..<max(1, starts.count)).first { line($0) == "---" }
  }

  func frontMatter(to end: Int) -> String { String(text[starts[1]..<starts[end]]) }

  func body(after end: Int) -> String {
    starts.indices.contains(end + 1) ? String(text[starts[end + 1]...]) : ""
  }

  private func line(_ index: Int) -> String {
    let end = starts.indices.contains(index + 1) ? starts[index + 1] : text.endIndex
    return Self.trimmed(text.utf8[starts[index]..<end])
  }

  private static func trimmed(_ bytes: Substring.UTF8View) -> String {
    var line = Substring(bytes)
    while let last = line.unicodeScalars.last, " \t\r\n".unicodeScalars.contains(last) {
      line.unicodeScalars.removeLast()
    }
    return String(line)
  }
}
