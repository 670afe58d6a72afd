import CCMark
import Diagnostics
import Foundation
import HTMLTags

/// The tree that libcmark makes of a text.
///
/// The tree owns its nodes: freeing the root in `deinit` frees all that hangs on it. Code that uses
/// a ``Node`` keeps its tree alive by means of ``withRoot(_:)``.
final class SyntaxTree {
  private let pointer: OpaquePointer

  /// Parses a text; `nil` if it is nested too deeply (``Nesting``), or memory is used up.
  init?(parsing markdown: String) {
    if Nesting.lineTooDeep(in: markdown) != nil { return nil }
    var markdown = markdown
    let pointer = markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        // An empty buffer may have no address, which libcmark does not mind with a length of 0.
        // With positions requested, it counts the lines within code spans and tags too.
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_SOURCEPOS)
      }
    }
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { cmark_node_free(pointer) }

  /// Gives a piece of work the root, which together with all below it must not leave that work.
  func withRoot<Result>(_ work: (Node) -> Result) -> Result {
    withExtendedLifetime(self) { work(Node(pointer)) }
  }

  /// Writes the tree as HTML; raw HTML and links with unsafe schemes only if they are let through.
  func html(unsafe: Bool) -> String {
    guard let text = cmark_render_html(pointer, unsafe ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT)
    else { return "" }
    // The text is the caller's to free, by the allocator that libcmark took it from.
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    return String(cString: text)
  }
}

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
      case _ where byte.isBlank || byte.isDigit: break
      case ">", "-", "+", "*", ".", ")":
        let next = index + 1 < rest.endIndex ? rest[index + 1] : 0x0A
        guard byte == ">" || next <= 0x20 else {
          return isDeep(marks, bullets, beforeLineEnd: false)
        }
        marks += 1
        bullets.insert(byte)
      default: return isDeep(marks, bullets, beforeLineEnd: byte == "\n" || byte == "\r")
      }
    }
    return isDeep(marks, bullets, beforeLineEnd: true)
  }

  /// Marks of one kind that nothing follows are a line across the page.
  private static func isDeep(_ marks: Int, _ bullets: Set<UInt8>, beforeLineEnd: Bool) -> Bool {
    let isRule =
      beforeLineEnd && bullets.count == 1 && (bullets.first == "-" || bullets.first == "*")
    return marks > deepest && !isRule
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
