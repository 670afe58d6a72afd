import HTMLTags
import Highlighting

/// The limits beyond which code stays plain, since the parser would need too much time or memory.
///
/// The parser is recursive, and stores the path to each string within a string. Readable code is
/// far below these limits.
enum ColouringBounds {
  /// The maximum size in bytes; a debug build of the parser reads about 10 KB per second.
  static let size = 64_000
  /// The maximum nesting depth of brackets, `#if` and the like.
  static let depth = 100
  /// The maximum depth in the parser, which also limits nesting without brackets: `else if`.
  static let parserDepth = 64

  /// Throws if code exceeds the limits.
  ///
  /// All brackets are counted, even in strings and comments, where they are mostly balanced.
  ///
  /// - Complexity: O(*n*).
  static func check(_ source: String) throws(PlainCode) {
    guard source.utf8.count <= size else {
      throw PlainCode("it is longer than \(size / 1000) KB")
    }
    var nesting = CodeNesting()
    for byte in source.utf8 {
      nesting.read(byte)
      if nesting.greatest > depth {
        throw PlainCode("it is nested too deeply", line: nesting.line)
      }
    }
  }
}

/// The nesting depth at a position in code.
private struct CodeNesting {
  private(set) var line = 1
  private var brackets = 0
  /// The open `<`; for each, the parser searches for a `>`, possibly to the end of the code.
  private var angles = 0
  private var conditions = 0
  private var word: [UInt8] = []

  var greatest: Int { max(brackets, angles, conditions) }

  mutating func read(_ byte: UInt8) {
    switch byte {
    case "\n": line += 1
    case "(", "[": brackets += 1
    case ")", "]": brackets = max(0, brackets - 1)
    case "{":
      brackets += 1
      angles = 0
    case "}":
      brackets = max(0, brackets - 1)
      angles = 0
    case ";": angles = 0
    case "<": angles += 1
    case ">": angles = max(0, angles - 1)
    default: break
    }
    readWord(byte)
  }

  private mutating func readWord(_ byte: UInt8) {
    if byte == "#" || byte.isLetterOrDigit || byte == "_" || byte >= 0x80 {
      // Longer words are irrelevant.
      if word.count < 7 { word.append(byte) }
      return
    }
    if word.isEmpty { return }
    if word.elementsEqual("#if".utf8) { conditions += 1 }
    if word.elementsEqual("#endif".utf8) { conditions = max(0, conditions - 1) }
    word.removeAll(keepingCapacity: true)
  }
}
