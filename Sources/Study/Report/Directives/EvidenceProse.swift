import CommonMark
import Diagnostics
import Documents
import Evidence
import SiteTemplates
import StaticSite
import Synchronization

/// A text with its evidence: finished HTML, and between it what directives ask for.
struct EvidenceProse: Sendable {
  /// A piece of the sequence: finished text, or evidence.
  enum ProsePiece: Sendable {
    /// Its Markdown is known where a text is divided by nothing but evidence.
    case text(html: String, markdown: String? = nil)
    case evidence(EvidenceBlock)
  }

  let pieces: [ProsePiece]
  /// The headings and the places of links.
  let body: ContentBody
  /// The evidence that is shown in the places of its directives.
  let shown: [ShownEvidence]
  /// Says whether each of its directives shows something.
  let isWhole: Bool
}

/// The evidence that a directive shows in its text.
struct ShownEvidence: Sendable {
  /// The request of the directive: its words and its number in the text, which figures have.
  let request: String
  let block: EvidenceBlock
}

extension EvidenceProse {
  /// A text with the evidence that it asks for.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: Its body without evidence, whose faults have been reported.
  ///   - texts: The texts of the site.
  ///   - block: What a directive shows, by the directive and by its number in the text, from 1;
  ///     `nil` if it shows nothing.
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

  /// A text's Markdown before, between and after its directives.
  private static func markdown(of text: ContentText, between directives: [Directive]) -> [String] {
    let lines = TextLines(text.document.body).texts
    var (pieces, next) = ([String](), 0)
    for directive in directives {
      let line = (directive.location.line ?? 0) - text.document.bodyLine
      let first = min(max(line, next), lines.count)
      pieces.append(lines[next..<first].map { $0 + "\n" }.joined())
      // Its body is between two lines of its own.
      next = min(first + 2 + directive.body.count { $0.isNewline }, lines.count)
    }
    return pieces + [lines[next...].joined(separator: "\n")]
  }

  /// The mark in the HTML where evidence belongs; no text can contain it, since raw HTML is
  /// refused.
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
  /// All that decides about what it shows.
  func request(number: Int) -> String {
    let words = attributes.map { "\($0.key)=\($0.value)" } + arguments.map(\.text) + [body]
    return "\(number) \(name) \(words)"
  }
}

extension StudyEvidence {
  /// A text with the evidence that it asks for.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: Its body without evidence, whose faults have been reported.
  /// - Returns: The text in pieces.
  /// - Throws: Every fault of its directives.
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
    /// The pieces of the section, the heading included.
    let pieces: [ProsePiece]
  }

  /// The pieces before the first heading of the second level, and the sections.
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
        // The heading is the first of its section.
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
