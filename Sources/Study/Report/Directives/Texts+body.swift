import CommonMark
import Diagnostics
import Evidence
import Sequences
import StaticSite

extension Texts {
  /// A text's body as HTML, in which nothing is in the places of evidence (see ``EvidenceProse``).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - collector: Receives everything that is wrong with it.
  /// - Returns: The HTML, as far as it is without fault.
  func body(
    of text: ContentText, reportingTo collector: DiagnosticCollector
  ) -> ContentBody {
    body(of: text, directives: EvidenceDirective.standIns(in: text), reportingTo: collector)
  }

  /// A text's body as HTML, with what some directives give.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - directives: The directives by their names, besides those that every text may have.
  ///   - collector: Receives everything that is wrong with it.
  /// - Returns: The HTML, as far as it is without fault.
  func body(
    of text: ContentText, directives: [String: Directive.Handler],
    reportingTo collector: DiagnosticCollector
  ) -> ContentBody {
    var renderer = Vocabulary.renderer
    renderer.directives.merge(directives) { _, evidence in evidence }
    return content.body(of: text, using: renderer, reportingTo: collector)
  }
}

extension EvidenceDirective {
  /// The directives for a text before there is evidence: nothing where its page shows some, else a
  /// fault.
  static func standIns(in text: ContentText) -> [String: Directive.Handler] {
    let mayShow = TextKind.showingEvidence.contains(text.kind)
    let handler: Directive.Handler = { directive throws(DiagnosticError) in
      if mayShow { return "" }
      throw DiagnosticError(
        .misplacedEvidence, at: directive.nameLocation,
        "a text of the kind '\(text.kind)' shows no evidence", explanation: kindsShowingIt)
    }
    return Dictionary(keepingFirst: all.map { ($0.fullName, handler) })
  }

  /// The reasons why pages that are no report's show no evidence, by the names of the directives.
  static var reasonsElsewhere: [String: String] {
    let reason = "It shows evidence. " + kindsShowingIt
    return Dictionary(keepingFirst: all.map { ($0.fullName, reason) })
  }

  private static let kindsShowingIt =
    "Texts of these kinds do: \(TextKind.showingEvidence.sorted().joined(separator: ", "))."
}
