import CommonMark
import Diagnostics
import Evidence
import Sequences
import StaticSite

extension Texts {
  /// Returns a text's body as HTML, which is empty in place of evidence (see ``EvidenceProse``).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - collector: Receives the errors of the text.
  /// - Returns: The HTML of everything without errors.
  func body(
    of text: ContentText, reportingTo collector: DiagnosticCollector
  ) -> ContentBody {
    body(of: text, directives: EvidenceDirective.standIns(in: text), reportingTo: collector)
  }

  /// Returns a text's body as HTML, with the output of some directives.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - directives: The directives by name, besides those available in every text.
  ///   - collector: Receives the errors of the text.
  /// - Returns: The HTML of everything without errors.
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
  /// Returns placeholders for the directives, before there is evidence.
  ///
  /// They produce nothing if the text's page shows evidence, and throw an error otherwise.
  static func standIns(in text: ContentText) -> [String: Directive.Handler] {
    let mayShow = TextKind.showingEvidence.contains(text.kind)
    let handler: Directive.Handler = { directive throws(DiagnosticError) in
      if mayShow { return "" }
      throw DiagnosticError(
        .misplacedEvidence, at: directive.nameLocation,
        "a text of the kind '\(text.kind)' cannot show evidence", explanation: kindsShowingIt)
    }
    return Dictionary(keepingFirst: all.map { ($0.fullName, handler) })
  }

  /// The reasons why other pages show no evidence, by name of the directive.
  static var reasonsElsewhere: [String: String] {
    let reason = "It shows evidence. " + kindsShowingIt
    return Dictionary(keepingFirst: all.map { ($0.fullName, reason) })
  }

  private static let kindsShowingIt =
    "Texts of these kinds can: \(TextKind.showingEvidence.sorted().joined(separator: ", "))."
}
