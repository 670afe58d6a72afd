import CCMark

/// The tree that libcmark makes of a text.
///
/// The tree owns its nodes: freeing the root in `deinit` frees all that hangs on it. A ``Node`` keeps its
/// tree alive. Texts that libcmark lends are copied at once.
final class SyntaxTree {
  fileprivate let pointer: OpaquePointer

  /// Parses a text; `nil` only if memory is used up.
  init?(parsing markdown: String) {
    var markdown = markdown
    let pointer = markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        // An empty buffer may have no address, which libcmark does not mind with a length of 0.
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { cmark_node_free(pointer) }

  var root: Node { Node(pointer, in: self) }

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

/// A handle on one node of a tree.
struct Node {
  fileprivate let pointer: OpaquePointer
  private let tree: SyntaxTree

  fileprivate init(_ pointer: OpaquePointer, in tree: SyntaxTree) {
    self.pointer = pointer
    self.tree = tree
  }

  var kind: cmark_node_type { cmark_node_get_type(pointer) }
  var literal: String { copied(cmark_node_get_literal(pointer)) }
  var fenceInfo: String { copied(cmark_node_get_fence_info(pointer)) }
  var url: String { copied(cmark_node_get_url(pointer)) }
  var title: String { copied(cmark_node_get_title(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

  var parent: Node? { cmark_node_parent(pointer).map { Node($0, in: tree) } }

  /// The children, first to last.
  var children: [Node] {
    Array(
      sequence(first: cmark_node_first_child(pointer)) { cmark_node_next($0) }
        .prefix { $0 != nil }.compactMap { $0.map { Node($0, in: tree) } })
  }

  /// The node and all below it, each before its children.
  var descendants: [Node] {
    var result: [Node] = []
    var pending = [self]
    while let node = pending.popLast() {
      result.append(node)
      pending.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// What a reader reads in it, without any marks.
  var plainText: String {
    descendants.map { node in
      switch node.kind {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: node.literal
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
      default: ""
      }
    }.joined()
  }

  private func copied(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

extension Node {
  /// Puts another address into a link or an image.
  func setURL(_ url: String) { cmark_node_set_url(pointer, url) }

  func setLiteral(_ literal: String) { cmark_node_set_literal(pointer, literal) }

  /// Takes the node out of its tree and frees it; no handle on it may be used afterwards.
  func remove() { cmark_node_free(pointer) }

  /// Puts finished HTML in the node's place, around the children that `content` gives it.
  ///
  /// The node is freed at the end; children in `content` may come from another tree, which must not
  /// be used for anything but freeing it afterwards.
  func replace(_ content: [Piece]) {
    guard let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
    for piece in content {
      guard let inline = cmark_node_new(CMARK_NODE_CUSTOM_INLINE) else { continue }
      cmark_node_set_on_enter(inline, piece.before)
      cmark_node_set_on_exit(inline, piece.after)
      // Appending moves a node: it leaves its old parent.
      for child in piece.children { cmark_node_append_child(inline, child.pointer) }
      cmark_node_set_user_data(inline, UnsafeMutableRawPointer(bitPattern: piece.tag))
      cmark_node_append_child(block, inline)
    }
    cmark_node_replace(pointer, block)
    cmark_node_free(pointer)
  }

  /// A piece of finished HTML around inline nodes.
  struct Piece {
    let before: String
    var children: [Node] = []
    var after = ""
    /// A number that those who meet a child later can ask for; 0 for none.
    var tag = 0
  }

  /// The tag of the piece the node stands in, or 0.
  var tag: Int {
    for node in sequence(first: self, next: \.parent) where node.kind == CMARK_NODE_CUSTOM_INLINE {
      return Int(bitPattern: cmark_node_get_user_data(node.pointer))
    }
    return 0
  }
}
