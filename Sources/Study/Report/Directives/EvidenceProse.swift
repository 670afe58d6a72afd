import CommonMark
import Diagnostics
import Documents
import Evidence
import SiteTemplates
import StaticSite
import Synchronization

/// A text with its evidence: finished HTML, and between it what directives ask for.
struct EvidenceProse: Sendable {
  /// A piece of the sequence: finished HTML, or evidence.
  enum ProsePiece: Sendable {
    case html(String)
    case evidence(EvidenceBlock)
  }

  let pieces: [ProsePiece]
  /// The headings and the places of links.
  let body: ContentBody
  /// The text for the page's twin.
  let markdown: String
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
        pieces: [.html(body.html)], body: body, markdown: texts.markdown(of: text), shown: [],
        isWhole: true)
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
      pieces: Self.pieces(of: marked.html, blocks), body: marked,
      markdown: texts.markdown(
        Self.markdown(of: text, answered.map { ($0.directive, $0.block) }), of: text),
      shown: answered.map {
        ShownEvidence(request: $0.directive.request(number: $0.number), block: $0.block)
      },
      isWhole: answered.count == directives.count)
  }

  /// A text's Markdown, with evidence in the lines of the directives.
  private static func markdown(
    of text: ContentText, _ shown: [(Directive, EvidenceBlock)]
  ) -> String {
    var lines = TextLines(text.document.body).texts
    for (directive, block) in shown.reversed() {
      guard let line = directive.location.line else { continue }
      let first = line - text.document.bodyLine
      let last = min(first + 1 + directive.body.count { $0.isNewline }, lines.count - 1)
      guard lines.indices.contains(first), first <= last else { continue }
      lines.replaceSubrange(first...last, with: [block.markdown])
    }
    return lines.joined(separator: "\n")
  }

  /// The mark in the HTML where evidence belongs; no text can contain it, since raw HTML is
  /// refused.
  private static func mark(_ index: Int) -> String { "<!--evidence \(index)-->\n" }

  private static func pieces(of html: String, _ blocks: [EvidenceBlock?]) -> [ProsePiece] {
    var (pieces, rest) = ([ProsePiece](), Substring(html))
    for (index, block) in blocks.enumerated() {
      guard let range = rest.firstRange(of: mark(index)) else { continue }
      pieces.append(.html(String(rest[..<range.lowerBound])))
      if let block { pieces.append(.evidence(block)) }
      rest = rest[range.upperBound...]
    }
    return pieces + [.html(String(rest))]
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
    let faults = DiagnosticCollector()
    let prose = EvidenceProse(text, body, in: texts) { directive, number in
      EvidenceDirective.all.first { $0.fullName == directive.name }.flatMap {
        EvidenceRequest(directive, ordinal: number, self, reportingTo: faults).block(by: $0)
      }
    }
    try faults.throwErrors()
    return prose
  }
}
