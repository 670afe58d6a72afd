import CCMark

/// A handle on one node of a tree, good as long as the tree is.
///
/// Texts that libcmark lends are copied at once.
struct Node: Equatable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  var kind: cmark_node_type { cmark_node_get_type(pointer) }
  var isBlock: Bool { kind.rawValue < CMARK_NODE_TEXT.rawValue }
  var literal: String { copied(cmark_node_get_literal(pointer)) }
  var fenceInfo: String { copied(cmark_node_get_fence_info(pointer)) }
  var url: String { copied(cmark_node_get_url(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

  var parent: Node? { cmark_node_parent(pointer).map(Node.init) }
  var firstChild: Node? { cmark_node_first_child(pointer).map(Node.init) }
  var previous: Node? { cmark_node_previous(pointer).map(Node.init) }
  var next: Node? { cmark_node_next(pointer).map(Node.init) }

  /// The children, first to last.
  var children: [Node] { Array(sequence(state: firstChild) { $0.takeAndAdvance() }) }

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

  /// The text that a reader reads in it, without any marks.
  var plainText: String {
    var text = ""
    var current: Node? = self
    while let node = current {
      switch node.kind {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += node.literal
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
      current = node.following(in: self)
    }
    return text
  }

  /// Counts the words of the literal, which libcmark lends for so long.
  func countWords(by counter: inout WordCounter) {
    guard let literal = cmark_node_get_literal(pointer) else { return }
    let count = strlen(literal)
    literal.withMemoryRebound(to: UInt8.self, capacity: count) {
      counter.read(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  private func copied(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

extension Node? {
  fileprivate mutating func takeAndAdvance() -> Node? {
    defer { self = self?.next }
    return self
  }
}
