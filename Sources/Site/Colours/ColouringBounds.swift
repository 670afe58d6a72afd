import HTMLTags
import Highlighting

/// The bounds beyond which code is left plain, since the parser would need too much time or memory.
///
/// The parser calls itself for what is nested, and keeps for each string within a string the way to
/// it. Code that people read is far from these bounds.
enum ColouringBounds {
  /// The most bytes of one piece of code; a debug build of the parser reads some 10 KB in a second.
  static let size = 64_000
  /// The depth to which brackets, `#if` and the like may be nested.
  static let depth = 100
  /// The depth to which the parser may go.
  ///
  /// What is nested without brackets, such as `else if`, is cut off there.
  static let parserDepth = 64

  /// Throws if a piece of code is beyond the bounds.
  ///
  /// It counts all brackets, in strings and comments too; there they are mostly closed.
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

/// The depth to which code is nested at a place.
private struct CodeNesting {
  private(set) var line = 1
  private var brackets = 0
  /// The parser looks for the `>` of each, to the end if need be.
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
      // No word that matters is longer.
      if word.count < 7 { word.append(byte) }
      return
    }
    if word.isEmpty { return }
    if word.elementsEqual("#if".utf8) { conditions += 1 }
    if word.elementsEqual("#endif".utf8) { conditions = max(0, conditions - 1) }
    word.removeAll(keepingCapacity: true)
  }
}
