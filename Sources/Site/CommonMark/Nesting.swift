import Diagnostics
import Foundation
import HTMLTags

/// The depth to which a line begins lists and quotations inside of one another.
///
/// libcmark walks through all that are open for every line, also for empty ones, so that a line of
/// ten thousand marks in front of ten thousand empty lines takes it minutes.
enum Nesting {
  /// The most marks of lists and quotations that a line may begin with.
  static let deepest = 200

  /// The first line, from 1, that begins with more marks; `nil` if there is none.
  ///
  /// - Complexity: O(*n*); little more than a search for the ends of lines.
  static func lineTooDeep(in text: String) -> Int? {
    guard text.utf8.count > deepest else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      var line = 1
      var start = 0
      guard let base = bytes.baseAddress else { return nil }
      while start < bytes.count {
        let end =
          memchr(base + start, 0x0A, bytes.count - start)
          .map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? bytes.count
        // Nearly all lines are shorter than so many marks.
        if end - start > deepest, isTooDeep(bytes[start..<end]) { return line }
        start = end + 1
        line += 1
      }
      return nil
    }
  }

  private static func isTooDeep(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var marks = 0
    var bullets: Set<UInt8> = []
    for (index, byte) in zip(rest.indices, rest) {
      switch byte {
      case 0x20, 0x09, UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: ">"):
        marks += 1
        bullets.insert(byte)
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
        UInt8(ascii: ")"):
        let next = index + 1 < rest.endIndex ? rest[index + 1] : 0x0A
        guard next <= 0x20 else { return isDeep(marks, bullets, beforeLineEnd: false) }
        marks += 1
        bullets.insert(byte)
      default: return isDeep(marks, bullets, beforeLineEnd: byte == 0x0A || byte == 0x0D)
      }
    }
    return isDeep(marks, bullets, beforeLineEnd: true)
  }

  /// Marks of one kind that nothing follows are a line across the page.
  private static func isDeep(_ marks: Int, _ bullets: Set<UInt8>, beforeLineEnd: Bool) -> Bool {
    guard marks > deepest else { return false }
    return !(beforeLineEnd && (bullets == [UInt8(ascii: "-")] || bullets == [UInt8(ascii: "*")]))
  }
}

extension Diagnostic {
  /// Lists and quotations stand too deeply inside of one another on a line.
  static func deepNesting(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .deepNesting, at: location,
      "more than \(Nesting.deepest) lists and quotations begin on one line",
      explanation: "The text is not read: it would take too long.",
      suggestion: "take the marks away, or put the line between backticks")
  }
}
