import CCMark
import Diagnostics
import Foundation
import HTMLTags

/// The syntax tree of a text, created by libcmark.
///
/// The tree owns its nodes: freeing the root in `deinit` frees them all. Code that uses a ``Node``
/// keeps the tree alive with ``withRoot(_:)``.
final class SyntaxTree {
  private let pointer: OpaquePointer

  /// Parses a text; `nil` if it is nested too deeply (``Nesting``), or memory is exhausted.
  init?(parsing markdown: String) {
    if Nesting.lineTooDeep(in: markdown) != nil { return nil }
    var markdown = markdown
    let pointer = markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        // An empty buffer may have no address, which libcmark accepts if the length is 0. With the
        // option for source positions, libcmark also counts the lines within code spans and tags.
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_SOURCEPOS)
      }
    }
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { cmark_node_free(pointer) }

  /// Calls a closure with the root; neither the root nor any other node may escape from it.
  func withRoot<Result>(_ work: (Node) -> Result) -> Result {
    withExtendedLifetime(self) { work(Node(pointer)) }
  }

  /// Returns the tree as HTML, with raw HTML and unsafe links only if they are allowed.
  func html(unsafe: Bool) -> String {
    guard let text = cmark_render_html(pointer, unsafe ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT)
    else { return "" }
    // The caller has to free the text with the allocator that libcmark used.
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    return String(cString: text)
  }
}

/// The nesting depth of lists and quotations that begin on one line.
///
/// For every line, even an empty one, libcmark walks through all open blocks. A line of ten
/// thousand marks before ten thousand empty lines takes minutes.
enum Nesting {
  /// The maximum number of list and quotation marks at the start of a line.
  static let deepest = 200

  /// Returns the first line, from 1, that exceeds the limit; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), little more than a search for line endings.
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
        // Nearly all lines are shorter than the limit.
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

  /// A line of `-` or `*` marks with nothing after them is a thematic break.
  private static func isDeep(_ marks: Int, _ bullets: Set<UInt8>, beforeLineEnd: Bool) -> Bool {
    let isRule =
      beforeLineEnd && bullets.count == 1 && (bullets.first == "-" || bullets.first == "*")
    return marks > deepest && !isRule
  }
}

extension Diagnostic {
  /// Returns the error for too deeply nested lists and quotations.
  static func deepNesting(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .deepNesting, at: location,
      "more than \(Nesting.deepest) lists and quotations begin on one line",
      explanation: "The text is not rendered, because this would take too long.",
      suggestion: "delete the marks, or put the line between backticks")
  }
}
