import CCMark

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

  /// Writes the tree as HTML.
  ///
  /// - Parameter unsafe: Whether raw HTML and links with unsafe schemes are let through.
  /// - Returns: The HTML of all blocks, one after the other.
  func html(unsafe: Bool) -> String {
    guard let text = cmark_render_html(pointer, unsafe ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT)
    else { return "" }
    // The text is the caller's to free, by the allocator that libcmark took it from.
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    return String(cString: text)
  }
}
