import CCMark
import HTMLTags

/// Replaces the paragraphs in which libcmark left terms and definitions by definition lists.
///
/// A term is one line or several. A definition begins with `: ` on its own line, directly below
/// its term or after an empty line, and may continue with indented blocks. Adjacent definitions
/// form one list.
struct DefinitionLists {
  let source: SourceText

  /// Replaces the paragraphs below a root.
  ///
  /// - Complexity: O(*n*).
  func replaceParagraphs(in root: Node) {
    var current: Node? = root
    while let node = current {
      guard node.kind == CMARK_NODE_PARAGRAPH, var entry = entry(in: node) else {
        current = node.following(in: root)
        continue
      }
      var before = node.previous
      if entry.terms.isEmpty, before?.tag != Node.definitionListTag {
        guard let term = before, term.kind == CMARK_NODE_PARAGRAPH else {
          current = node.followingSubtree(in: root)
          continue
        }
        entry.terms = lines(of: term).map(\.nodes)
        entry.termParagraph = term
        before = term.previous
      }
      guard let list = before?.tag == Node.definitionListTag ? before : makeList(before: node)
      else { return }
      let further = node.next.flatMap { $0.tag == Node.continuationTag ? $0 : nil }
      add(entry, further, from: node, to: list)
      current = list.followingSubtree(in: root)
    }
  }

  /// The terms and definitions of a paragraph.
  private struct Entry {
    var terms: [[Node]] = []
    var definitions: [[Node]] = []
    /// The paragraph that contains the terms, if it is a different one.
    var termParagraph: Node?
  }

  private struct ParagraphLine {
    let number: Int
    var nodes: [Node] = []
    /// The line break at the end of the line.
    var end: Node?
  }

  /// Returns the terms and definitions in a paragraph; `nil` if there is no definition.
  private func entry(in paragraph: Node) -> Entry? {
    var entry = Entry()
    var end: Node?
    for line in lines(of: paragraph) {
      if isDefinition(line) {
        entry.definitions.append(line.nodes)
      } else if entry.definitions.isEmpty {
        entry.terms.append(line.nodes)
      } else {
        // A line that continues a definition.
        entry.definitions[entry.definitions.count - 1] += [end].compactMap(\.self) + line.nodes
      }
      end = line.end
    }
    return entry.definitions.isEmpty ? nil : entry
  }

  private func lines(of paragraph: Node) -> [ParagraphLine] {
    var lines = [ParagraphLine(number: paragraph.startLine)]
    for child in paragraph.children {
      let last = lines.count - 1
      if child.isBreak {
        lines[last].end = child
        // Emphasis may span several lines.
        let breaks = lines[last].nodes.reduce(0) { $0 + $1.lineBreaks }
        lines.append(ParagraphLine(number: lines[last].number + 1 + breaks))
      } else {
        lines[last].nodes.append(child)
      }
    }
    return lines
  }

  /// Indicates whether a line is a definition; the source shows escaped marks, the tree does not.
  private func isDefinition(_ line: ParagraphLine) -> Bool {
    guard let text = line.nodes.first, text.kind == CMARK_NODE_TEXT else { return false }
    guard text.literal.utf8.beginsDefinition else { return false }
    let written = source[line.number].drop { $0.isBlank || "> *+-".utf8.contains($0) }
    return written.first == ":"
  }

  private func makeList(before node: Node) -> Node? {
    let list = Node.html(
      CMARK_NODE_CUSTOM_BLOCK, before: "<dl>", after: "</dl>", tag: Node.definitionListTag)
    if let list { cmark_node_insert_before(node.pointer, list.pointer) }
    return list
  }

  /// Moves the content of a paragraph to the end of a list, and removes the paragraph.
  private func add(_ entry: Entry, _ further: Node?, from paragraph: Node, to list: Node) {
    for definition in entry.definitions {
      guard let text = definition.first else { continue }
      text.setLiteral(String(text.literal.dropFirst().drop { $0 == " " || $0 == "\t" }))
    }
    let isLoose = entry.termParagraph != nil || further != nil
    let (start, end) = isLoose ? ("<dd>\n<p>", "</p>\n</dd>\n") : ("<dd>", "</dd>\n")
    var pieces = entry.terms.map { Node.HTMLPiece(before: "<dt>", children: $0, after: "</dt>\n") }
    pieces += entry.definitions.map { Node.HTMLPiece(before: start, children: $0, after: end) }
    if further != nil { pieces[pieces.count - 1].after = "</p>" }
    list.append(paragraph)
    paragraph.replace(pieces)
    entry.termParagraph?.remove()
    guard let further else { return }
    cmark_node_set_on_exit(further.pointer, "</dd>")
    list.append(further)
  }
}

extension Collection<UInt8> {
  /// Indicates whether the bytes begin with the mark of a definition.
  var beginsDefinition: Bool { first == ":" && dropFirst().first?.isBlank == true }
}
