import CCMark
import Diagnostics
import HTMLTags

/// The footnotes of a text, written as `[^name]: note` and referenced by `[^name]`.
///
/// A note is a paragraph anywhere in the text, and the blocks indented below it. Notes are shown
/// at the end, in the order of their first references.
struct Footnotes {
  private struct FootnoteText {
    /// A node before the first node of the note.
    let start: Node
    /// The position of the note in the source.
    let position: BytePosition
    /// The number of the note in the order of references, from 1.
    var number: Int?
    var references = 0
  }

  private var notes: [String: FootnoteText] = [:]
  private var names: [String] = []
  private var numbered: [String] = []
  /// The referenced names, by the mark nodes that stand for the references.
  private var references: [OpaquePointer: String] = [:]
  private var paragraphs: [Node] = []
  /// The paragraphs that contain nothing but notes.
  private var hidden: Set<OpaquePointer> = []
  /// The continuation blocks of notes with the note's name; `nil` for a duplicate note.
  private var continuations: [OpaquePointer: String?] = [:]

  /// The names of the notes, by their start nodes.
  private var namesByStart: [OpaquePointer: String] {
    Dictionary(uniqueKeysWithValues: notes.map { ($1.start.pointer, $0) })
  }

  /// The `id` attributes of the notes and of the references to them.
  var anchors: Set<String> { Set(names.flatMap { ["fn-\($0)", "fnref-\($0)"] }) }

  /// Indicates whether a paragraph contains only notes and is therefore not shown in place.
  func hides(_ paragraph: Node) -> Bool {
    hidden.contains(paragraph.pointer)
  }

  /// Finds the notes below a root, and removes their marks.
  ///
  /// - Complexity: O(*n*).
  mutating func findNotes(
    in root: Node, _ marks: SyntaxMarks, _ source: SourceText,
    reportingTo diagnostics: inout [Diagnostic]
  ) {
    guard let bracket = marks.bracket else { return }
    for paragraph in root.paragraphs {
      findNotes(inParagraph: paragraph, bracket, source, &diagnostics)
    }
  }

  private mutating func findNotes(
    inParagraph paragraph: Node, _ bracket: UInt8, _ source: SourceText,
    _ diagnostics: inout [Diagnostic]
  ) {
    var isAtStart = true
    var line = paragraph.startLine
    var last: String??
    for child in paragraph.children {
      if child.kind == CMARK_NODE_TEXT, isAtStart, let (name, rest) = child.note(bracket),
        let start = child.insert(.html(""))
      {
        if paragraphs.last != paragraph { paragraphs.append(paragraph) }
        if line == paragraph.startLine { hidden.insert(paragraph.pointer) }
        child.setLiteral(rest)
        let position =
          line == paragraph.startLine
          ? paragraph.start
          : BytePosition(line: line, byte: source[line].prefix { $0 != bracket }.count)
        last = .some(notes[name] == nil ? name : nil)
        if notes[name] == nil {
          names.append(name)
          notes[name] = FootnoteText(start: start, position: position)
        } else {
          diagnostics.append(
            Diagnostic(
              .footnote, at: source.location(position),
              "the footnote '\(name)' is defined twice", explanation: "Only the first is shown.",
              suggestion: "give it another name"))
        }
      }
      isAtStart = child.kind == CMARK_NODE_SOFTBREAK
      line += child.lineBreaks
    }
    if let last, let next = paragraph.next, next.tag == Node.continuationTag {
      continuations[next.pointer] = last
    }
  }

  /// Indicates whether there is a note with a name.
  func hasNote(_ name: String) -> Bool { notes[name] != nil }

  /// Records a reference by its empty mark node, which ``completeReferences(in:)`` fills.
  mutating func addReference(to name: String, at mark: Node) { references[mark.pointer] = name }

  /// Numbers the notes, and writes the numbers into the references.
  ///
  /// A note that is referenced only from notes that are not shown is not shown either. So the
  /// references outside notes are counted first.
  ///
  /// - Complexity: O(*n*).
  mutating func completeReferences(in root: Node) {
    guard !references.isEmpty else { return }
    var (shown, inNotes) = orderedReferences(in: root)
    var completed = 0
    while true {
      for reference in shown { complete(reference) }
      guard completed < numbered.count else { break }
      shown = inNotes.removeValue(forKey: numbered[completed]) ?? []
      completed += 1
    }
  }

  /// Returns the references in order, those outside notes and those within each note.
  private func orderedReferences(
    in root: Node
  ) -> (outside: [OpaquePointer], inNotes: [String: [OpaquePointer]]) {
    var outside: [OpaquePointer] = []
    var inNotes: [String: [OpaquePointer]] = [:]
    var isInNote = false
    var note: String?
    // The node at which the continuation of a note ends.
    var end: Node??
    let namesByStart = namesByStart
    for node in root.subtree {
      if let known = end, known == node { end = nil }
      if let name = continuations[node.pointer] {
        (isInNote, note) = (true, name)
        end = .some(node.followingSubtree(in: root))
      } else if node.isBlock {
        if end == nil { isInNote = false }
      } else if let name = references[node.pointer] {
        if !isInNote {
          outside.append(node.pointer)
        } else if let note {
          inNotes[note, default: []].append(node.pointer)
        }
        // Even a hidden reference must not look like an empty mark, which begins a note.
        cmark_node_set_on_enter(node.pointer, "[^\(name.escapedForHTML)]")
      } else if node.isEmptyMark {
        // A duplicate note is not shown.
        (isInNote, note) = (true, namesByStart[node.pointer])
      }
    }
    return (outside, inNotes)
  }

  private mutating func complete(_ reference: OpaquePointer) {
    guard let name = references[reference], var note = notes[name] else { return }
    if note.number == nil { numbered.append(name) }
    let number = note.number ?? numbered.count
    note.number = number
    note.references += 1
    notes[name] = note
    cmark_node_set_on_enter(
      reference,
      "<sup class=\"footnote-ref\"><a href=\"#fn-\(name.escapedForHTML)\" "
        + "id=\"fnref-\(referenceID(name, note.references))\">\(number)</a></sup>")
  }

  /// Moves the notes to the end of a text, after all other passes.
  func moveNotes(
    toEndOf root: Node, _ source: SourceText, reportingTo diagnostics: inout [Diagnostic]
  ) {
    guard !paragraphs.isEmpty else { return }
    var contents: [String: [Node]] = [:]
    let namesByStart = namesByStart
    for paragraph in paragraphs { collect(paragraph, namesByStart, &contents) }
    for name in names {
      guard let note = notes[name], note.number == nil else { continue }
      diagnostics.append(
        Diagnostic(
          .footnote, at: source.location(note.position), "nothing refers to the footnote '\(name)'",
          explanation: "It is not shown.", suggestion: "write '[^\(name)]' in the text"))
    }
    appendNotes(contents, to: root)
    for name in names where notes[name]?.number == nil {
      for node in contents[name] ?? [] { node.remove() }
    }
    for (pointer, name) in continuations where name.flatMap({ notes[$0]?.number }) == nil {
      Node(pointer).remove()
    }
    for paragraph in paragraphs where hides(paragraph) { paragraph.remove() }
  }

  private func collect(
    _ paragraph: Node, _ namesByStart: [OpaquePointer: String], _ contents: inout [String: [Node]]
  ) {
    // Nodes before the first note stay in the paragraph.
    var (hasBegun, name): (Bool, String?) = (false, nil)
    var last: Node?
    for child in paragraph.children {
      if child.isEmptyMark {
        // The line break before a note belongs neither to the previous note nor to the paragraph.
        if let ended = name { contents[ended]?.removeLast() }
        last?.remove()
        (hasBegun, name, last) = (true, namesByStart[child.pointer], nil)
        continue
      }
      if let name { contents[name, default: []].append(child) }
      // Of two notes with the same name, the second is removed.
      if hasBegun, name == nil { last?.remove() }
      last = child
    }
    if hasBegun, name == nil { last?.remove() }
  }

  /// Appends the referenced notes: HTML, and between it the continuation blocks.
  private func appendNotes(_ contents: [String: [Node]], to root: Node) {
    guard !numbered.isEmpty else { return }
    let blocks = Dictionary(
      uniqueKeysWithValues: continuations.compactMap { pointer, name in
        name.map { ($0, Node(pointer)) }
      })
    var pieces = [Node.HTMLPiece(before: "<section class=\"footnotes\">\n<ol>\n")]
    func write() {
      guard let end = cmark_node_new(CMARK_NODE_PARAGRAPH).map(Node.init) else { return }
      root.append(end)
      end.replace(pieces)
      pieces = []
    }
    for name in numbered {
      let start = "<li id=\"fn-\(name.escapedForHTML)\">\n<p>"
      let back = linksBack(from: name)
      guard let block = blocks[name] else {
        pieces.append(
          Node.HTMLPiece(
            before: start, children: contents[name] ?? [], after: "\(back)</p>\n</li>\n"))
        continue
      }
      pieces.append(Node.HTMLPiece(before: start, children: contents[name] ?? [], after: "</p>"))
      write()
      root.append(block)
      if let last = block.children.last, last.kind == CMARK_NODE_PARAGRAPH {
        last.children.last?.insert(.html(back), isAfter: true)
        pieces.append(Node.HTMLPiece(before: "</li>\n"))
      } else {
        pieces.append(Node.HTMLPiece(before: "<p>\(back)</p>\n</li>\n"))
      }
    }
    pieces.append(Node.HTMLPiece(before: "</ol>\n</section>"))
    write()
  }

  private func referenceID(_ name: String, _ number: Int) -> String {
    number == 1 ? name.escapedForHTML : "\(name.escapedForHTML)-\(number)"
  }

  /// Returns the links from a note back to its references.
  private func linksBack(from name: String) -> String {
    (1...max(1, notes[name]?.references ?? 1)).map { number in
      " <a href=\"#fnref-\(referenceID(name, number))\" class=\"footnote-back\" "
        + "aria-label=\"Back\">↩</a>"
    }
    .joined()
  }
}

extension Node {
  /// Indicates whether the node is a mark without output.
  fileprivate var isEmptyMark: Bool {
    tag == Node.markTag && cmark_node_get_on_enter(pointer).map { $0.pointee == 0 } ?? true
  }

  /// Returns the name of the note that a text begins, and the rest of the line.
  fileprivate func note(_ bracket: UInt8) -> (String, String)? {
    let bytes = literal.utf8
    guard bytes.first == bracket, let end = bytes.firstIndex(where: { $0 == "]" }) else {
      return nil
    }
    let rest = bytes[bytes.index(after: end)...]
    guard rest.first == ":" else { return nil }
    return (
      String(decoding: bytes[..<end].dropFirst(2), as: UTF8.self),
      String(decoding: rest.dropFirst().drop(while: \.isBlank), as: UTF8.self)
    )
  }
}
