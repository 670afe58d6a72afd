/// Where the parts of a text file stand among its bytes.
struct DocumentParts {
  /// The lines between the fences; what follows the first fence if there is no second one.
  private(set) var frontMatter: Range<Int>?
  /// Whether the front matter ends with a fence.
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
    guard Self.isFence(bytes, start, lineEnd) else { return }
    let first = min(lineEnd + 1, bytes.count)
    var line = 1
    while lineEnd < bytes.count {
      let lineStart = lineEnd + 1
      lineEnd = Self.lineEnd(bytes, from: lineStart)
      line += 1
      guard Self.isFence(bytes, lineStart, lineEnd) else { continue }
      frontMatter = first..<lineStart
      isClosed = true
      body = min(lineEnd + 1, bytes.count)
      bodyLine = line + 1
      return
    }
    frontMatter = first..<bytes.count
  }

  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  /// Whether a line is `---`, but for space after it.
  private static func isFence(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard end - start >= 3, bytes[start] == UInt8(ascii: "-"),
      bytes[start + 1] == UInt8(ascii: "-"), bytes[start + 2] == UInt8(ascii: "-")
    else { return false }
    return bytes[(start + 3)..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}
