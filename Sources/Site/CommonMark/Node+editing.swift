import CCMark

extension Node {
  /// Sets the address of a link or an image.
  func setURL(_ url: String) { cmark_node_set_url(pointer, url) }

  func setLiteral(_ literal: String) { cmark_node_set_literal(pointer, literal) }

  /// Removes the node from its tree and frees it; no handle on it may be used afterwards.
  func remove() { cmark_node_free(pointer) }

  /// Moves a node from its old parent to the end of the children.
  func append(_ child: Node) { cmark_node_append_child(pointer, child.pointer) }

  /// Creates a block or an inline node of finished HTML around its future children.
  ///
  /// - Returns: The node, owned by the tree into which it is inserted; `nil` if memory is full.
  static func html(
    _ kind: cmark_node_type, before: String = "", after: String = "", tag: Int = 0
  ) -> Node? {
    guard let node = cmark_node_new(kind) else { return nil }
    cmark_node_set_on_enter(node, before)
    cmark_node_set_on_exit(node, after)
    cmark_node_set_user_data(node, UnsafeMutableRawPointer(bitPattern: tag))
    return Node(node)
  }

  /// Replaces a block by finished HTML around nodes, and frees the block.
  ///
  /// The nodes may come from another tree, which may then only be freed.
  ///
  /// - Returns: The new block.
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

  /// Replaces the node by pieces of finished HTML; see ``replace(before:with:after:tag:)``.
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
    /// A number that identifies the piece in later passes; 0 for none.
    var tag = 0
  }

  /// The tag of a piece, or one of the tags below; 0 if the node has none.
  var tag: Int { Int(bitPattern: cmark_node_get_user_data(pointer)) }

  /// The tag of a mark that is not a piece of a table.
  static let markTag = -1
  /// The tag of a link that was written without brackets.
  static let bareLinkTag = -2
  /// The tag of a block that continues the paragraph before it.
  static let continuationTag = -3
  /// The tag of a definition list.
  static let definitionListTag = -4
}

// MARK: Insertion

extension Node {
  /// A node to insert beside another.
  enum InlineInsertion {
    case text(String)
    case link(String, String)
    case html(String)

    /// The node, which has no owner yet.
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

  /// Inserts a new node before or after this one; the tree owns it.
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
