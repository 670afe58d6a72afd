import CCMark

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
  ///
  /// - Returns: What is in its place.
  @discardableResult
  func replace(_ content: [HTMLPiece]) -> Node {
    guard let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return self }
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
    return Node(block)
  }

  /// A piece of finished HTML around inline nodes.
  struct HTMLPiece {
    let before: String
    var children: [Node] = []
    var after = ""
    /// A number by which later code finds the piece; 0 for none.
    var tag = 0
  }

  /// The tag of a piece, or one of those below; 0 if the node has none.
  var tag: Int { Int(bitPattern: cmark_node_get_user_data(pointer)) }

  /// The tag of a mark that is no piece of a table.
  static let markTag = -1
  /// The tag of a link that was written without brackets.
  static let bareLinkTag = -2
  /// The tag of a block that holds what belongs to the paragraph before.
  static let continuationTag = -3
  /// The tag of a list of definitions.
  static let definitionListTag = -4
}
