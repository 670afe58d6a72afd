import CommonMark
import Diagnostics
import StaticSite

extension PageKind {
  /// The kinds whose pages show the evidence that their texts ask for: they make their values by
  /// ``Evidence/prose(of:_:)``, and their templates call `parts/prose`.
  static let showingEvidence: Set<String> = [
    TourPage.kind.name, ToursPage.kind.name, GuidePage.kind.name, GuidesPage.kind.name,
  ]
}

extension EvidenceDirective {
  /// What the directives give before there is evidence: nothing, in a text that can show some; a
  /// fault in any other.
  static func standIns(in text: ContentText) -> [String: Directive.Handler] {
    let mayShow = PageKind.showingEvidence.contains(text.kind)
    let handler: Directive.Handler = { directive throws(DiagnosticError) in
      if mayShow { return "" }
      throw DiagnosticError(
        Diagnostic(
          .misplacedEvidence, at: directive.location,
          "a text of the kind '\(text.kind)' shows no evidence",
          explanation:
            "Texts of these kinds do: \(PageKind.showingEvidence.sorted().joined(separator: ", "))."
        ))
    }
    return Dictionary(all.map { ($0.fullName, handler) }) { first, _ in first }
  }
}
