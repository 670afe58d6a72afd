import CommonMark
import Diagnostics
import Documents
import SiteTemplates
import StaticSite
import Synchronization

/// A text with its evidence: finished HTML, and between it what directives ask for.
struct EvidenceProse: Sendable {
  /// What follows what.
  enum ProsePiece: Sendable {
    case html(String)
    case evidence(EvidenceBlock)
  }

  let pieces: [ProsePiece]
  /// The headings and the places of links.
  let body: ContentBody
  /// The text for the page's twin.
  let markdown: String
}

extension Evidence {
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
    guard text.document.body.contains("counterpoint:") else {
      return EvidenceProse(
        pieces: [.html(body.html)], body: body, markdown: texts.markdown(of: text))
    }
    let met = Mutex<[Directive]>([])
    let note: Directive.Handler = { directive throws(DiagnosticError) in
      EvidenceProse.mark(
        met.withLock { met in
          met.append(directive)
          return met.count - 1
        })
    }
    let handlers = Dictionary(EvidenceDirective.all.map { ($0.fullName, note) }) { $1 }
    let marked = texts.body(of: text, directives: handlers, reportingTo: DiagnosticCollector())
    let faults = DiagnosticCollector()
    let directives = met.withLock { $0 }
    let blocks = directives.enumerated().map { index, directive in
      EvidenceDirective.all.first { $0.fullName == directive.name }.flatMap {
        EvidenceRequest(directive, ordinal: index + 1, self, reportingTo: faults).block(by: $0)
      }
    }
    try faults.throwErrors()
    let shown = zip(directives, blocks).compactMap { directive, block in
      block.map { (directive, $0) }
    }
    return EvidenceProse(
      pieces: EvidenceProse.pieces(of: marked.html, blocks.compactMap(\.self)), body: marked,
      markdown: texts.markdown(Self.markdown(of: text, shown), of: text))
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
}

extension EvidenceProse {
  /// What stands in the HTML where evidence belongs; no text can contain it, since raw HTML is
  /// refused.
  fileprivate static func mark(_ index: Int) -> String { "<!--evidence \(index)-->\n" }

  fileprivate static func pieces(of html: String, _ blocks: [EvidenceBlock]) -> [ProsePiece] {
    var (pieces, rest) = ([ProsePiece](), Substring(html))
    for (index, block) in blocks.enumerated() {
      guard let range = rest.firstRange(of: mark(index)) else { continue }
      pieces += [.html(String(rest[..<range.lowerBound])), .evidence(block)]
      rest = rest[range.upperBound...]
    }
    return pieces + [.html(String(rest))]
  }
}
