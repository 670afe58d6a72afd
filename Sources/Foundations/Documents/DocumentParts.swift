/// The places of the parts of a text file among its bytes.
///
/// Front matter is between two lines of `---`, or between two of `+++`.
struct DocumentParts {
  /// The lines between the fences; what follows the first fence if there is no second one.
  private(set) var frontMatter: Range<Int>?
  /// The language of the front matter; `nil` if there is none.
  private(set) var format: FrontMatterFormat?
  /// Tells whether the front matter ends with a fence.
  private(set) var isClosed = false
  /// The first byte of the body.
  private(set) var body: Int
  /// The body's first line, from 1.
  private(set) var bodyLine = 1

  /// Looks for the fences of a text.
  ///
  /// - Complexity: O(*n*) in the length of the front matter.
  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    body = start
    var lineEnd = Self.lineEnd(bytes, from: start)
    guard
      let format = FrontMatterFormat.allCases.first(where: {
        Self.isFence($0, bytes, start, lineEnd)
      })
    else { return }
    self.format = format
    let first = min(lineEnd + 1, bytes.count)
    var line = 1
    while lineEnd < bytes.count {
      let lineStart = lineEnd + 1
      lineEnd = Self.lineEnd(bytes, from: lineStart)
      line += 1
      guard Self.isFence(format, bytes, lineStart, lineEnd) else { continue }
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
  private static func isFence(
    _ format: FrontMatterFormat, _ bytes: [UInt8], _ start: Int, _ end: Int
  ) -> Bool {
    let mark = format.mark
    guard end - start >= 3, bytes[start] == mark, bytes[start + 1] == mark,
      bytes[start + 2] == mark
    else { return false }
    return bytes[(start + 3)..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

extension FrontMatterFormat {
  /// The sign that a fence has three of.
  fileprivate var mark: UInt8 {
    switch self {
    case .yaml: UInt8(ascii: "-")
    case .toml: UInt8(ascii: "+")
    }
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
