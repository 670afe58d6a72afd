import CCMark
import HTMLTags

/// Replaces the marks of links, strikethrough and footnote references in libcmark's texts.
///
/// The children of each paragraph, heading, emphasis and so on are processed as one run, in order,
/// so that every node is visited once.
struct InlineSyntaxPass {
  let marks: SyntaxMarks
  let syntax: Set<MarkdownSyntax>
  var footnotes: Footnotes
  var foreignMarks: ForeignMarkFinder
  /// The node after which to insert the next reference that is in a link's text: the link, which
  /// cannot contain another link, or the previous reference.
  private(set) var beforeReference: Node?

  /// Replaces the marks below a root.
  ///
  /// - Complexity: O(*n*).
  mutating func replaceMarks(in root: Node) {
    let tilde = marks.tilde
    // The node after the link that is being visited.
    var linkEnd: Node??
    for node in root.subtree {
      if let end = linkEnd, end == node { linkEnd = nil }
      if node.isBlock { foreignMarks.enter(node) }
      restore(node)
      if node.tag == Node.bareLinkTag { continue }
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

  /// Adds a reference if the note exists: before a node, or after the link that contains the node.
  private mutating func addReference(to name: String, before child: Node, inLink: Bool) -> Bool {
    guard footnotes.hasNote(name),
      let mark = (inLink ? beforeReference : child)?.insert(.html(""), isAfter: inLink)
    else { return false }
    footnotes.addReference(to: name, at: mark)
    if inLink { beforeReference = mark }
    return true
  }

  /// Returns a character that stands for the neighbour of a text: a space at the edge of a block
  /// or beside a break, otherwise punctuation.
  private static func neighbour(_ nodes: [Node], _ index: Int, isEdge: Bool) -> UInt8 {
    let isSpace = nodes.indices.contains(index) ? nodes[index].isBreak : isEdge
    return UInt8(ascii: isSpace ? " " : "*")
  }

  /// Restores characters that were replaced for libcmark, in nodes that show them literally.
  private func restore(_ node: Node) {
    guard marks.replacesAny else { return }
    switch node.kind {
    case CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
      if let literal = marks.restored(node.literal) { node.setLiteral(literal) }
      if node.kind == CMARK_NODE_CODE_BLOCK, let info = marks.restored(node.fenceInfo) {
        cmark_node_set_fence_info(node.pointer, info)
      }
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      if let url = marks.restored(node.url) { node.setURL(url) }
      if let title = marks.restored(node.title) { cmark_node_set_title(node.pointer, title) }
    default: break
    }
  }
}

extension Node {
  /// Indicates whether a text may contain a mark or a replaced `~`; most texts do not.
  fileprivate func mayHoldMarks(besides tilde: UInt8?) -> Bool {
    guard kind == CMARK_NODE_TEXT else { return false }
    return withLiteral { bytes in
      !TextFeatures(of: bytes).isDisjoint(with: [.marks, .forbidden])
        || bytes.starts(with: "im".utf8) || bytes.starts(with: "ex".utf8)
        || tilde.map(bytes.contains) ?? false
    } ?? false
  }
}
