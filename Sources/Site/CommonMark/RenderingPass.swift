import CCMark
import Diagnostics
import HTMLTags
import Highlighting

/// A walk over a tree that replaces everything that libcmark does not support.
struct RenderingPass {
  let renderer: MarkdownRenderer
  let source: SourceText
  var cells: TableCells
  var finder: InlineFinder
  var result = RenderedMarkdown()
  private var anchors = AnchorMaker()
  private let marks: SyntaxMarks
  private let features: TextFeatures
  private var footnotes = Footnotes()
  /// The explicit anchors of headings.
  private var ownAnchors: [OpaquePointer: String] = [:]
  private var headingNodes: [Node] = []
  private var words = WordCounter()
  /// The pictures of known size, and their HTML.
  var sizedPictures: [(node: Node, html: String)] = []
  /// The block that is being visited; `piece` is the piece of a table in it.
  private(set) var block: Node?
  private(set) var piece = 0

  init(
    renderer: MarkdownRenderer, source: SourceText, marks: SyntaxMarks, features: TextFeatures
  ) {
    self.renderer = renderer
    self.features = features
    self.marks = marks
    self.source = source
    cells = TableCells(source: source)
    finder = InlineFinder(source)
  }

  mutating func render(_ tree: SyntaxTree) -> RenderedMarkdown {
    tree.withRoot { root in
      let readsDefinitions = renderer.syntax.contains(.definitionLists)
      let noteMark = renderer.syntax.contains(.footnotes) ? marks.bracket : nil
      if noteMark != nil || readsDefinitions {
        Continuations(source: source, noteMark: noteMark, readsDefinitions: readsDefinitions)
          .replaceCode(in: root)
      }
      result.diagnostics += LinkDefinitions(in: root, source, features).diagnostics
      cells = TablePass(source: source, features: features)
        .replaceTables(in: root, reportingTo: &result.diagnostics)
      if readsDefinitions { DefinitionLists(source: source).replaceParagraphs(in: root) }
      if marks.isAny { replaceMarks(in: root) }
      var current = root.firstChild
      while let node = current { current = visit(node, root) }
      writePictures()
      anchorHeadings()
      footnotes.moveNotes(toEndOf: root, source, reportingTo: &result.diagnostics)
    }
    result.wordCount = words.count
    result.html = tree.html(unsafe: renderer.allowsRawHTML)
    result.diagnostics.sort()
    return result
  }

  /// Processes a node, and returns the node to visit next.
  private mutating func visit(_ node: Node, _ root: Node) -> Node? {
    if node.isBlock {
      block = node
      piece = 0
      words.endWord()
    }
    switch node.kind {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE:
      _ = node.withLiteral { words.read($0) }
      if node.mayHoldUnmadeLink { checkBrackets(node) }
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: words.endWord()
    case CMARK_NODE_PARAGRAPH:
      if result.firstParagraph.isEmpty, node.parent == root, !footnotes.hides(node) {
        result.firstParagraph = node.plainText
      }
    case CMARK_NODE_HEADING: visitHeading(node)
    case CMARK_NODE_CODE_BLOCK: return visitCode(node).followingSubtree(in: root)
    case CMARK_NODE_LINK: visitLink(node, .link)
    case CMARK_NODE_IMAGE: visitLink(node, .image)
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
      let next = node.followingSubtree(in: root)
      visitRawHTML(node)
      return next
    case CMARK_NODE_CUSTOM_INLINE where node.tag != Node.markTag:
      piece = node.tag
      words.endWord()
    default: break
    }
    return node.following(in: root)
  }
}

// MARK: Marks beyond CommonMark

extension RenderingPass {
  private mutating func replaceMarks(in root: Node) {
    let syntax = renderer.syntax
    var blocks = BlockSyntaxPass(syntax, source)
    blocks.replaceMarks(in: root)
    result.diagnostics += blocks.diagnostics
    ownAnchors = blocks.headingIDs
    if syntax.contains(.footnotes) {
      footnotes.findNotes(in: root, marks, source, reportingTo: &result.diagnostics)
    }
    var inlines = InlineSyntaxPass(
      marks: marks, syntax: syntax, footnotes: footnotes, foreignMarks: ForeignMarkFinder(source))
    inlines.replaceMarks(in: root)
    result.diagnostics += inlines.foreignMarks.diagnostics
    footnotes = inlines.footnotes
    footnotes.completeReferences(in: root)
    anchors = AnchorMaker(taken: footnotes.anchors.union(ownAnchors.values))
  }
}

// MARK: Headings and code

extension RenderingPass {
  private mutating func visitHeading(_ node: Node) {
    let text = node.plainText
    result.headings.append(
      Heading(
        level: node.headingLevel, text: text,
        anchor: ownAnchors[node.pointer] ?? anchors.anchor(for: text),
        location: source.location(node.start)))
    headingNodes.append(node)
  }

  /// Inserts the anchors after the walk, which relies on the heading nodes.
  private func anchorHeadings() {
    guard renderer.anchorsHeadings else { return }
    for (node, heading) in zip(headingNodes, result.headings) {
      node.replace([
        Node.HTMLPiece(
          before: "<h\(heading.level) id=\"\(heading.anchor.escapedForHTML)\">",
          children: node.children, after: "</h\(heading.level)>")
      ])
    }
  }

  private mutating func visitCode(_ node: Node) -> Node {
    checkFence(of: node)
    let info = node.fenceInfo
    do throws(DiagnosticError) {
      if Directive.mayBegin(info), let directive = try directive(info, node) {
        return visitDirective(directive, node)
      }
    } catch {
      result.diagnostics += error.diagnostics
      return node
    }
    // Most code has only a language, and libcmark writes it.
    guard renderer.colourCode != nil || info.utf8.contains(0x20) else { return node }
    let fence = CodeFence(info)
    if !fence.isPlain, let line = fence.lineOutside(of: node.literal.utf8.count { $0 == 0x0A }) {
      result.diagnostics.append(
        Diagnostic(
          .codeLines, at: source.location(node.start),
          "the code has no line \(line) to mark",
          explanation: "Lines are counted from 1, after the line that opens the code block."))
    }
    var coloured: String?
    do throws(PlainCode) {
      coloured = try renderer.colourCode?(fence.language, node.literal)
    } catch {
      let line = min(node.startLine + error.line, node.endLine)
      result.diagnostics.append(
        Diagnostic(
          .plainCode, at: source.location(BytePosition(line: line, byte: 0)),
          "the code is shown without colours: \(error.reason)"))
    }
    // libcmark writes code that has neither colours nor options.
    guard coloured != nil || !fence.isPlain else { return node }
    let html = fence.html(around: coloured ?? node.literal.escapedForHTML)
    return node.replace([Node.HTMLPiece(before: html)])
  }

  /// Reports a fence that is never closed, so that the rest of the text would be code.
  private mutating func checkFence(of node: Node) {
    guard let fence = Fence(of: node, source.rest(from: node.start)),
      !fence.isClosed(by: source[node.endLine])
    else { return }
    result.diagnostics.append(
      Diagnostic(
        .openCode, at: source.location(node.start, length: fence.marks.count),
        "the code block that opens here is not closed",
        explanation: "Everything after it would be shown as code.",
        suggestion: "close it with a line '\(String(decoding: fence.marks, as: UTF8.self))'"))
  }

  private func directive(_ info: String, _ node: Node) throws(DiagnosticError) -> Directive? {
    let line = source.rest(from: node.start)
    let fence = line.prefix { $0 == line.first }
    let spaces = line.dropFirst(fence.count).prefix { $0 == " " }
    return try Directive(
      info: info, body: node.literal, location: source.location(node.start),
      fenceLength: fence.count + spaces.count,
      bodyLocation: source.location(firstPosition(of: node.literal, in: node)))
  }

  /// Returns the position of the first text in a fenced block's body.
  private func firstPosition(of body: String, in node: Node) -> BytePosition {
    let lines = body.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { !$0.allSatisfy { $0 <= 0x20 } }) else {
      return BytePosition(line: node.startLine + 1, byte: 0)
    }
    let text = lines[index].drop { $0 <= 0x20 }.prefix { $0 != 0x0D }
    let line = source[node.startLine + 1 + index]
    // Prefixes of containers are not part of the body.
    let start = line.count - text.count
    let isThere = start >= 0 && line.dropFirst(max(0, start)).elementsEqual(text)
    return BytePosition(line: node.startLine + 1 + index, byte: isThere ? start : 0)
  }

  private mutating func visitDirective(_ directive: Directive, _ node: Node) -> Node {
    result.directives.insert(directive.name)
    guard let handler = renderer.directives[directive.name] else {
      result.diagnostics.append(diagnostic(ofUnknown: directive))
      return node
    }
    do {
      return node.replace([Node.HTMLPiece(before: try handler(directive))])
    } catch {
      result.diagnostics += error.diagnostics
      return node
    }
  }

  private func diagnostic(ofUnknown directive: Directive) -> Diagnostic {
    if let reason = renderer.directivesElsewhere[directive.name] {
      return Diagnostic(
        .misplacedDirective, at: directive.nameLocation,
        "the directive '\(directive.name)' is not allowed here", explanation: reason)
    }
    let known = renderer.directives.keys.sorted()
    return Diagnostic(
      .unknownDirective, at: directive.nameLocation,
      "unknown directive '\(directive.name)'",
      explanation: known.isEmpty
        ? "This text cannot have directives."
        : "Known directives: \(known.joined(separator: ", "))."
    )
    .suggesting(nearestTo: directive.name, in: known)
  }
}

/// Counts words while they are read: runs of bytes other than ASCII whitespace.
private struct WordCounter {
  private(set) var count = 0
  private var isInWord = false

  /// Ends a word at a line break or the end of a block; otherwise a word may span several texts.
  mutating func endWord() { isInWord = false }

  /// Reads a piece of text.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first, let last = bytes.last else { return }
    var begun = !isInWord && first > 0x20 ? 1 : 0
    // The loop has no branches and no overflow checks, so that the compiler can vectorize it.
    for index in 1..<bytes.count {
      let isAfterSpace: UInt8 = bytes[index &- 1] <= 0x20 ? 1 : 0
      let isLetter: UInt8 = bytes[index] > 0x20 ? 1 : 0
      begun &+= Int(isAfterSpace & isLetter)
    }
    count += begun
    isInWord = last > 0x20
  }
}
