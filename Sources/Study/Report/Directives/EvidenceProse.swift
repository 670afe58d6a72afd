import CommonMark
import Diagnostics
import Documents
import Evidence
import SiteTemplates
import StaticSite
import Synchronization

/// A text with its evidence: finished HTML, interleaved with the evidence that directives request.
struct EvidenceProse: Sendable {
  /// A piece of prose: finished text, or evidence.
  enum ProsePiece: Sendable {
    /// The Markdown is known only if evidence alone divides the text.
    case text(html: String, markdown: String? = nil)
    case evidence(EvidenceBlock)
  }

  let pieces: [ProsePiece]
  /// The headings and the locations of links.
  let body: ContentBody
  /// The evidence shown in place of the directives.
  let shown: [ShownEvidence]
  /// Indicates whether every directive results in evidence.
  let isWhole: Bool
}

/// The evidence that a directive shows in its text.
struct ShownEvidence: Sendable {
  /// The canonical form of the directive, with its number in the text, which figures show.
  let request: String
  let block: EvidenceBlock
}

extension EvidenceProse {
  /// Creates a text with the evidence that it requests.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: Its body without evidence, whose errors have been reported.
  ///   - texts: The texts of the site.
  ///   - block: Returns the evidence for a directive and its number in the text, from 1, if any.
  init(
    _ text: ContentText, _ body: ContentBody, in texts: Texts,
    block: (Directive, Int) -> EvidenceBlock?
  ) {
    guard text.document.body.contains("counterpoint:") else {
      self.init(
        pieces: [.text(html: body.html, markdown: body.rooted(text.document.body))], body: body,
        shown: [], isWhole: true)
      return
    }
    let met = Mutex<[Directive]>([])
    let note: Directive.Handler = { directive throws(DiagnosticError) in
      Self.mark(
        met.withLock { met in
          met.append(directive)
          return met.count - 1
        })
    }
    let handlers = Dictionary(EvidenceDirective.all.map { ($0.fullName, note) }) { $1 }
    let marked = texts.body(of: text, directives: handlers, reportingTo: DiagnosticCollector())
    let directives = met.withLock { $0 }
    let blocks = directives.enumerated().map { index, directive in block(directive, index + 1) }
    let answered = zip(directives, blocks).enumerated().compactMap { index, answer in
      answer.1.map { (directive: answer.0, number: index + 1, block: $0) }
    }
    self.init(
      pieces: Self.pieces(
        of: marked, Self.markdown(of: text, between: directives).map(marked.rooted), blocks),
      body: marked,
      shown: answered.map {
        ShownEvidence(request: $0.directive.request(number: $0.number), block: $0.block)
      },
      isWhole: answered.count == directives.count)
  }

  /// Returns the Markdown before, between and after the directives of a text.
  private static func markdown(of text: ContentText, between directives: [Directive]) -> [String] {
    let lines = TextLines(text.document.body).texts
    var (pieces, next) = ([String](), 0)
    for directive in directives {
      let line = (directive.location.line ?? 0) - text.document.bodyLine
      let first = min(max(line, next), lines.count)
      pieces.append(lines[next..<first].map { $0 + "\n" }.joined())
      // A directive consists of its body and the lines of the two fences around it.
      next = min(first + 2 + directive.body.count { $0.isNewline }, lines.count)
    }
    return pieces + [lines[next...].joined(separator: "\n")]
  }

  /// A placeholder for evidence in the HTML; no text can contain it, since raw HTML is rejected.
  private static func mark(_ index: Int) -> String { "<!--evidence \(index)-->\n" }

  private static func pieces(
    of marked: ContentBody, _ markdown: [String], _ blocks: [EvidenceBlock?]
  ) -> [ProsePiece] {
    var (pieces, rest) = ([ProsePiece](), Substring(marked.html))
    for (index, block) in blocks.enumerated() {
      guard let range = rest.firstRange(of: mark(index)) else { continue }
      pieces.append(.text(html: String(rest[..<range.lowerBound]), markdown: markdown[index]))
      if let block { pieces.append(.evidence(block)) }
      rest = rest[range.upperBound...]
    }
    return pieces + [.text(html: String(rest), markdown: markdown.last)]
  }
}

extension Directive {
  /// Returns everything that determines the evidence for the directive.
  func request(number: Int) -> String {
    let words = attributes.map { "\($0.key)=\($0.value)" } + arguments.map(\.text) + [body]
    return "\(number) \(name) \(words)"
  }
}

extension StudyEvidence {
  /// Returns a text with the evidence that it requests.
  ///
  /// - Throws: Every error of its directives; those of the body have been reported.
  func prose(
    of text: ContentText, _ body: ContentBody
  ) throws(DiagnosticError) -> EvidenceProse {
    let collector = DiagnosticCollector()
    let prose = EvidenceProse(text, body, in: texts) { directive, number in
      EvidenceDirective.all.first { $0.fullName == directive.name }.flatMap {
        EvidenceRequest(directive, ordinal: number, self, reportingTo: collector).block(by: $0)
      }
    }
    try collector.throwErrors()
    return prose
  }
}

extension EvidenceProse {
  /// The pieces for the template `parts/prose`.
  var value: PageValue { Self.value(of: pieces) }

  static func value(of pieces: [ProsePiece]) -> PageValue {
    .list(
      pieces.map { piece in
        var values: [String: PageValue] = ["body": .rich(html: "", markdown: "")]
        for directive in EvidenceDirective.all { values[directive.name] = .bool(false) }
        switch piece {
        case .text(let html, let markdown):
          values["body"] = markdown.map { .rich(html: html, markdown: $0) } ?? .html(html)
        case .evidence(let block): values[block.name] = .dictionary(block.value)
        }
        return .dictionary(values)
      })
  }

  /// A section of the text under a heading of the second level.
  struct ProseSection: Sendable {
    let title: String
    let anchor: String
    /// The pieces of the section, including the heading.
    let pieces: [ProsePiece]
  }

  /// The pieces before the first heading of the second level, and the sections after it.
  var sections: (before: [ProsePiece], sections: [ProseSection]) {
    var headings = body.headings.filter { $0.level == 2 }[...]
    var (before, sections) = ([ProsePiece](), [ProseSection]())
    func add(_ piece: ProsePiece) {
      guard let last = sections.popLast() else { return before.append(piece) }
      sections.append(
        ProseSection(title: last.title, anchor: last.anchor, pieces: last.pieces + [piece]))
    }
    for piece in pieces {
      guard case .text(let html, _) = piece else {
        add(piece)
        continue
      }
      var rest = Substring(html)
      while let heading = headings.first,
        let range = rest.firstRange(of: "<h2 id=\"\(heading.anchor)\">")
      {
        add(.text(html: String(rest[..<range.lowerBound])))
        sections.append(ProseSection(title: heading.text, anchor: heading.anchor, pieces: []))
        // The heading is the first piece of its section.
        let tag = rest[range]
        rest = rest[range.upperBound...]
        headings.removeFirst()
        add(.text(html: String(tag)))
      }
      add(.text(html: String(rest)))
    }
    return (before, sections)
  }
}
