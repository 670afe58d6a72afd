import CCMark

extension Node {
  /// Puts another address into a link or an image.
  func setURL(_ url: String) { cmark_node_set_url(pointer, url) }

  func setLiteral(_ literal: String) { cmark_node_set_literal(pointer, literal) }

  /// Takes the node out of its tree and frees it; no handle on it may be used afterwards.
  func remove() { cmark_node_free(pointer) }

  /// Moves a node to the end of the children: it leaves its old parent.
  func append(_ child: Node) { cmark_node_append_child(pointer, child.pointer) }

  /// Creates a block or an inline node of finished HTML around what is put into it.
  ///
  /// - Returns: The node, which the tree frees that it is put into; `nil` if memory is used up.
  static func html(
    _ kind: cmark_node_type, before: String = "", after: String = "", tag: Int = 0
  ) -> Node? {
    guard let node = cmark_node_new(kind) else { return nil }
    cmark_node_set_on_enter(node, before)
    cmark_node_set_on_exit(node, after)
    cmark_node_set_user_data(node, UnsafeMutableRawPointer(bitPattern: tag))
    return Node(node)
  }

  /// Puts finished HTML in the place of a block, around nodes that may come from another tree,
  /// which must not be used for anything but freeing it afterwards; the block is freed.
  ///
  /// - Returns: What is in its place.
  @discardableResult
  func replace(
    before: String = "", with children: [Node], after: String = "", tag: Int = 0
  ) -> Node {
    guard
      let block = Node.html(CMARK_NODE_CUSTOM_BLOCK, before: before, after: after, tag: tag)
    else { return self }
    for child in children { block.append(child) }
    cmark_node_replace(pointer, block.pointer)
    remove()
    return block
  }

  /// Puts pieces of finished HTML in the node's place, as ``replace(before:with:after:tag:)`` does.
  @discardableResult
  func replace(_ pieces: [HTMLPiece]) -> Node {
    replace(
      with: pieces.compactMap { piece in
        let inline = Node.html(
          CMARK_NODE_CUSTOM_INLINE, before: piece.before, after: piece.after, tag: piece.tag)
        for child in piece.children { inline?.append(child) }
        return inline
      })
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

// MARK: Insertion

extension Node {
  /// A node to put beside another.
  enum InlineInsertion {
    case text(String)
    case link(String, String)
    case html(String)

    /// The node, which belongs to nobody yet.
    fileprivate var node: Node? {
      switch self {
      case .text(let text):
        let node = cmark_node_new(CMARK_NODE_TEXT).map(Node.init)
        node?.setLiteral(text)
        return node
      case .html(let html):
        return Node.html(CMARK_NODE_CUSTOM_INLINE, before: html, tag: Node.markTag)
      case .link(let text, let url):
        guard let link = cmark_node_new(CMARK_NODE_LINK).map(Node.init) else { return nil }
        link.setURL(url)
        cmark_node_set_user_data(
          link.pointer, UnsafeMutableRawPointer(bitPattern: Node.bareLinkTag))
        if let label = InlineInsertion.text(text).node { link.append(label) }
        return link
      }
    }
  }

  /// Puts a new node before this one, or after it; it belongs to the tree.
  @discardableResult
  func insert(_ insertion: InlineInsertion, isAfter: Bool = false) -> Node? {
    guard let new = insertion.node else { return nil }
    if isAfter {
      cmark_node_insert_after(pointer, new.pointer)
    } else {
      cmark_node_insert_before(pointer, new.pointer)
    }
    return new
  }
}
