import CCMark

/// A handle on one node of a tree, valid as long as the tree.
///
/// Strings that libcmark lends are copied at once.
struct Node: Equatable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  var kind: cmark_node_type { cmark_node_get_type(pointer) }
  var isBlock: Bool { kind.rawValue < CMARK_NODE_TEXT.rawValue }
  /// Indicates whether the node is a line break in a paragraph.
  var isBreak: Bool { kind == CMARK_NODE_SOFTBREAK || kind == CMARK_NODE_LINEBREAK }
  var literal: String { copied(cmark_node_get_literal(pointer)) }
  var fenceInfo: String { copied(cmark_node_get_fence_info(pointer)) }
  var url: String { copied(cmark_node_get_url(pointer)) }
  var title: String { copied(cmark_node_get_title(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  /// The start position of a block.
  var start: BytePosition { BytePosition(line: startLine, byte: max(0, startColumn - 1)) }

  var parent: Node? { cmark_node_parent(pointer).map(Node.init) }
  var firstChild: Node? { cmark_node_first_child(pointer).map(Node.init) }
  var previous: Node? { cmark_node_previous(pointer).map(Node.init) }
  var next: Node? { cmark_node_next(pointer).map(Node.init) }

  /// The children, in order.
  var children: [Node] { firstChild.map { Array($0.siblings) } ?? [] }

  /// The node and its following siblings.
  var siblings: some Sequence<Node> { sequence(first: self, next: \.next) }

  private func copied(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  /// Calls a closure with the bytes of the literal, which are valid only during the call.
  func withLiteral<Result>(_ work: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard let literal = cmark_node_get_literal(pointer) else { return nil }
    let count = strlen(literal)
    return literal.withMemoryRebound(to: UInt8.self, capacity: count) {
      work(UnsafeBufferPointer(start: $0, count: count))
    }
  }
}

// MARK: Walks

extension Node {
  /// Returns the next node after the subtree of this one, within `root`.
  func followingSubtree(in root: Node) -> Node? {
    var node = self
    while node != root {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// Returns the next node in preorder, within `root`.
  func following(in root: Node) -> Node? { firstChild ?? followingSubtree(in: root) }

  /// The node and its descendants in preorder.
  ///
  /// The descendants and successors of a node may change while it is visited.
  var subtree: some Sequence<Node> { sequence(first: self) { $0.following(in: self) } }

  /// The blocks in ``subtree``.
  var blocks: some Sequence<Node> {
    sequence(first: self) { node in
      node.firstChild.flatMap { $0.isBlock ? $0 : nil } ?? node.followingSubtree(in: self)
    }
  }

  /// The paragraphs in ``subtree``.
  var paragraphs: some Sequence<Node> { blocks.lazy.filter { $0.kind == CMARK_NODE_PARAGRAPH } }

  /// The visible text, without marks.
  var plainText: String {
    subtree.reduce(into: "") { text, node in
      switch node.kind {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += node.literal
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
    }
  }

  /// The number of line breaks in the subtree.
  var lineBreaks: Int { subtree.count(where: \.isBreak) }
}
