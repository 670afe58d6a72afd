import CCMark

/// A handle on one node of a tree, good as long as the tree is.
///
/// Texts that libcmark lends are copied at once.
struct Node: Equatable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  var kind: cmark_node_type { cmark_node_get_type(pointer) }
  var isBlock: Bool { kind.rawValue < CMARK_NODE_TEXT.rawValue }
  /// Tells whether it ends a line of a paragraph.
  var isBreak: Bool { kind == CMARK_NODE_SOFTBREAK || kind == CMARK_NODE_LINEBREAK }
  var literal: String { copied(cmark_node_get_literal(pointer)) }
  var fenceInfo: String { copied(cmark_node_get_fence_info(pointer)) }
  var url: String { copied(cmark_node_get_url(pointer)) }
  var title: String { copied(cmark_node_get_title(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  /// The place at which a block begins.
  var start: BytePosition { BytePosition(line: startLine, byte: max(0, startColumn - 1)) }

  var parent: Node? { cmark_node_parent(pointer).map(Node.init) }
  var firstChild: Node? { cmark_node_first_child(pointer).map(Node.init) }
  var previous: Node? { cmark_node_previous(pointer).map(Node.init) }
  var next: Node? { cmark_node_next(pointer).map(Node.init) }

  /// The children, first to last.
  var children: [Node] { firstChild.map { Array($0.siblings) } ?? [] }

  /// The node and those after it among the children of its parent.
  var siblings: some Sequence<Node> { sequence(first: self, next: \.next) }

  private func copied(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  /// Gives a piece of work the bytes of the literal, which libcmark lends for so long.
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
  /// The node after this one and all below it, no further than the end of `root`.
  func followingSubtree(in root: Node) -> Node? {
    var node = self
    while node != root {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// The node after this one where each is before its children, no further than the end of `root`.
  func following(in root: Node) -> Node? { firstChild ?? followingSubtree(in: root) }

  /// The node and all below it, each before its children.
  ///
  /// What is below a node or behind it may change while the node is looked at.
  var subtree: some Sequence<Node> { sequence(first: self) { $0.following(in: self) } }

  /// The blocks among ``subtree``.
  var blocks: some Sequence<Node> {
    sequence(first: self) { node in
      node.firstChild.flatMap { $0.isBlock ? $0 : nil } ?? node.followingSubtree(in: self)
    }
  }

  /// The paragraphs among ``subtree``.
  var paragraphs: some Sequence<Node> { blocks.lazy.filter { $0.kind == CMARK_NODE_PARAGRAPH } }

  /// The text that a reader reads in it, without any marks.
  var plainText: String {
    subtree.reduce(into: "") { text, node in
      switch node.kind {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += node.literal
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
    }
  }

  /// The number of the text's lines that end in it.
  var lineBreaks: Int { subtree.count(where: \.isBreak) }
}
