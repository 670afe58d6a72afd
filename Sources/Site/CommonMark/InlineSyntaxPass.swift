import CCMark
import HTMLTags

/// Puts links, lines through text and references to footnotes where libcmark left their marks.
///
/// The children of each paragraph, heading, emphasis and the like are read as one run, first to
/// last, so that every node is seen once.
struct InlineSyntaxPass {
  let marks: SyntaxMarks
  let syntax: Set<MarkdownSyntax>
  var footnotes: Footnotes
  var foreignMarks: ForeignMarkFinder
  /// The node after which the next reference goes that is in a link's text.
  ///
  /// It is the link, which holds no other, or the reference before it.
  private(set) var beforeReference: Node?

  /// Replaces the marks below a root.
  ///
  /// - Complexity: O(*n*).
  mutating func replaceMarks(in root: Node) {
    var current: Node? = root
    let tilde = marks.tilde
    // The node at which the link ends that the walk is in.
    var linkEnd: Node??
    while let node = current {
      if let end = linkEnd, end == node { linkEnd = nil }
      if node.isBlock { foreignMarks.enter(node) }
      restore(node)
      guard node.tag != Node.bareLinkTag else {
        current = node.followingSubtree(in: root)
        continue
      }
      let isLink = node.kind == CMARK_NODE_LINK || node.kind == CMARK_NODE_IMAGE
      if isLink, linkEnd == nil {
        linkEnd = .some(node.followingSubtree(in: root))
        beforeReference = node.kind == CMARK_NODE_LINK ? node : nil
      }
      if let first = node.firstChild, !first.isBlock,
        first.siblings.contains(where: { $0.mayHoldMarks(besides: tilde) })
      {
        replaceMarks(among: node.children, of: node, inLink: linkEnd != nil)
      }
      current = node.following(in: root)
    }
  }

  private mutating func replaceMarks(among children: [Node], of parent: Node, inLink: Bool) {
    var strikes = StrikethroughRuns()
    let edge = parent.isBlock || parent.kind == CMARK_NODE_CUSTOM_INLINE
    for (index, child) in children.enumerated() {
      guard child.mayHoldMarks(besides: marks.tilde) else { continue }
      foreignMarks.check(child, isFirst: index == 0)
      let before = Self.neighbour(children, index - 1, isEdge: edge)
      let after = Self.neighbour(children, index + 1, isEdge: edge)
      var reader = InlineSyntaxReader(
        Array(child.literal.utf8), marks: marks, syntax: syntax, linksAddresses: !inLink)
      let parts = reader.parts()
      if parts.isOneText {
        if let text = parts.first?.text, text != child.literal { child.setLiteral(text) }
        continue
      }
      insert(parts, before: child, &strikes, before, after, inLink: inLink)
      child.remove()
    }
    strikes.finish()
  }

  private mutating func insert(
    _ parts: [InlinePart], before child: Node, _ strikes: inout StrikethroughRuns,
    _ before: UInt8, _ after: UInt8, inLink: Bool
  ) {
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text): child.insert(.text(text))
      case .link(let text, let url): child.insert(.link(text, url))
      case .footnote(let name):
        if addReference(to: name, before: child, inLink: inLink) { continue }
        child.insert(.text("[^\(name)]"))
        if !inLink { foreignMarks.reportUndefined(name) }
      case .tildes(let count):
        let previous = index == 0 ? before : parts[index - 1].lastByte
        let next = index + 1 == parts.count ? after : parts[index + 1].firstByte
        guard let node = child.insert(.text(String(repeating: "~", count: count))) else { continue }
        strikes.append(node, count: count, after: previous, before: next)
      }
    }
  }

  /// Adds a reference to a note: before a node, or after the link that the node is in.
  ///
  /// - Returns: Whether there is such a note.
  private mutating func addReference(to name: String, before child: Node, inLink: Bool) -> Bool {
    guard inLink else {
      return footnotes.addReference(to: name) { child.insert(.html("")) }
    }
    guard let link = beforeReference else { return false }
    var reference: Node?
    let isAdded = footnotes.addReference(to: name) {
      reference = link.insert(.html(""), isAfter: true)
      return reference
    }
    if let reference { beforeReference = reference }
    return isAdded
  }

  /// Returns the character beside a text.
  ///
  /// It is space at the edge of a block, else a mark of punctuation.
  private static func neighbour(_ nodes: [Node], _ index: Int, isEdge: Bool) -> UInt8 {
    guard nodes.indices.contains(index) else { return UInt8(ascii: isEdge ? " " : "*") }
    let kind = nodes[index].kind
    let isBreak = kind == CMARK_NODE_SOFTBREAK || kind == CMARK_NODE_LINEBREAK
    return UInt8(ascii: isBreak ? " " : "*")
  }

  /// Puts back what was replaced for libcmark's sake where it is shown as written.
  private func restore(_ node: Node) {
    guard marks.replacesAny else { return }
    switch node.kind {
    case CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
      let literal = node.literal
      if marks.isReplaced(literal.utf8) { node.setLiteral(marks.restored(literal)) }
      guard node.kind == CMARK_NODE_CODE_BLOCK, marks.isReplaced(node.fenceInfo.utf8) else {
        return
      }
      cmark_node_set_fence_info(node.pointer, marks.restored(node.fenceInfo))
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      if marks.isReplaced(node.url.utf8) { node.setURL(marks.restored(node.url)) }
      guard let title = cmark_node_get_title(node.pointer).map({ String(cString: $0) }),
        marks.isReplaced(title.utf8)
      else { return }
      cmark_node_set_title(node.pointer, marks.restored(title))
    default: break
    }
  }
}

extension Node {
  /// A node to put beside another.
  enum InlineInsertion {
    case text(String)
    case link(String, String)
    case html(String)
  }

  /// Puts a new node before this one, or after it; it belongs to the tree.
  @discardableResult
  func insert(_ insertion: InlineInsertion, isAfter: Bool = false) -> Node? {
    let new: OpaquePointer?
    switch insertion {
    case .text(let text):
      new = cmark_node_new(CMARK_NODE_TEXT)
      if let new { cmark_node_set_literal(new, text) }
    case .html(let html):
      new = cmark_node_new(CMARK_NODE_CUSTOM_INLINE)
      if let new {
        cmark_node_set_on_enter(new, html)
        cmark_node_set_user_data(new, UnsafeMutableRawPointer(bitPattern: Self.markTag))
      }
    case .link(let text, let url):
      new = cmark_node_new(CMARK_NODE_LINK)
      if let new, let label = cmark_node_new(CMARK_NODE_TEXT) {
        cmark_node_set_url(new, url)
        cmark_node_set_literal(label, text)
        cmark_node_append_child(new, label)
        cmark_node_set_user_data(new, UnsafeMutableRawPointer(bitPattern: Self.bareLinkTag))
      }
    }
    guard let new else { return nil }
    if isAfter {
      cmark_node_insert_after(pointer, new)
    } else {
      cmark_node_insert_before(pointer, new)
    }
    return Node(new)
  }

  /// The node and those after it among the children of its parent.
  fileprivate var siblings: some Sequence<Node> { sequence(first: self, next: \.next) }

  /// Tells whether a text's literal, which libcmark lends for so long, may hold a mark.
  ///
  /// - Parameter tilde: What stands for an escaped `~`.
  /// - Returns: Whether it may; most that do not are known by this.
  fileprivate func mayHoldMarks(besides tilde: UInt8?) -> Bool {
    guard kind == CMARK_NODE_TEXT, let literal = cmark_node_get_literal(pointer) else {
      return false
    }
    let count = strlen(literal)
    return literal.withMemoryRebound(to: UInt8.self, capacity: count) {
      let bytes = UnsafeBufferPointer(start: $0, count: count)
      return !TextFeatures(of: bytes).isDisjoint(with: [.marks, .forbidden])
        || bytes.starts(with: "im".utf8) || bytes.starts(with: "ex".utf8)
        || tilde.map(bytes.contains) ?? false
    }
  }
}
