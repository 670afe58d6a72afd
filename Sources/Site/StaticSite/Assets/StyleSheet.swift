import Diagnostics
import HTMLTags

/// The addresses that a style sheet names: `url(…)`, and those of `@import`.
///
/// Comments and strings that are not addresses are skipped.
struct StyleSheet {
  struct Reference {
    let url: String
    let range: Range<Int>
    /// Indicates whether the address is that of another style sheet.
    let isImport: Bool
  }

  private let bytes: [UInt8]
  /// The addresses, in order of appearance.
  let references: [Reference]
  private let comments: [Range<Int>]

  /// Reads a style sheet.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = Reader(bytes: bytes)
    references = reader.references()
    comments = reader.comments
  }

  /// The style sheet without comments, except those that begin with `/*!`, as licences do.
  ///
  /// Whitespace after a comment is removed too, unless it has to separate two words. A comment
  /// directly between two words is kept, because it may be what separates them.
  var withoutComments: [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for range in comments {
      var end = range.upperBound
      while end < bytes.count, bytes[end].isSpace { end += 1 }
      let follows = range.lowerBound == 0 || bytes[range.lowerBound - 1].isSpace
      guard follows || end > range.upperBound, !bytes[range].starts(with: "/*!".utf8) else {
        continue
      }
      result += bytes[copied..<range.lowerBound]
      // Without whitespace before the comment, the whitespace after it has to stay.
      copied = follows ? end : range.upperBound
    }
    return result + bytes[copied...]
  }

  /// Returns the style sheet with other addresses; `nil` keeps an address.
  func rewritten(_ address: (Reference) -> String?) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for reference in references {
      guard let other = address(reference) else { continue }
      result += bytes[copied..<reference.range.lowerBound]
      result += other.utf8
      copied = reference.range.upperBound
    }
    return result + bytes[copied...]
  }

  func location(of reference: Reference, in file: String) -> SourceLocation {
    TextLines(bytes).location(of: reference.range, in: file)
  }
}

extension StyleSheet {
  private struct Reader {
    let bytes: [UInt8]
    var index = 0
    var found: [Reference] = []
    var comments: [Range<Int>] = []
    /// Indicates whether the next string is an address, as after `@import`.
    var importing = false

    mutating func references() -> [Reference] {
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "/") where follows("/*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          let range = string()
          if importing { add(range) }
          importing = false
        case UInt8(ascii: "@") where follows("@import"):
          index += "@import".utf8.count
          importing = true
        // A longer word such as `my-url(` is the name of another function.
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
          if follows("url("), index == 0 || !isName(bytes[index - 1]) {
            url()
            importing = false
          } else {
            index += 1
          }
        case UInt8(ascii: ";"):
          importing = false
          index += 1
        default: index += 1
        }
      }
      return found
    }

    private mutating func url() {
      index += "url(".utf8.count
      while index < bytes.count, bytes[index].isSpace { index += 1 }
      guard index < bytes.count else { return }
      if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        add(string())
        return
      }
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: ")"), !bytes[index].isSpace {
        index += 1
      }
      add(start..<index)
    }

    /// Moves past a string and returns the range between its quotes.
    private mutating func string() -> Range<Int> {
      let quote = bytes[index]
      let start = index + 1
      index = start
      while index < bytes.count, bytes[index] != quote {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      let end = min(index, bytes.count)
      index = min(end + 1, bytes.count)
      return start..<end
    }

    private mutating func add(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      found.append(
        Reference(
          url: String(decoding: bytes[range], as: UTF8.self), range: range, isImport: importing))
    }

    /// Moves past a comment; the `*` that opens it cannot close it, as in `/*/`.
    private mutating func skipComment() {
      let start = index
      index += "/*".utf8.count
      while index < bytes.count, !follows("*/") { index += 1 }
      index = min(index + "*/".utf8.count, bytes.count)
      comments.append(start..<index)
    }

    private func follows(_ word: String) -> Bool {
      guard index + word.utf8.count <= bytes.count else { return false }
      return zip(bytes[index...], word.utf8).allSatisfy { byte, mark in
        byte == mark || byte.lowercased == mark
      }
    }

    private func isName(_ byte: UInt8) -> Bool {
      byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte >= 0x80
    }
  }
}
