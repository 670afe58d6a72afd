import CommonMark
import Diagnostics
import StaticSite

extension PageKind {
  /// The kinds whose pages show the evidence that their texts ask for.
  static let showingEvidence: Set<String> = Set(
    all.compactMap { kind in
      if case .texts(_, .ofProse) = kind.origin { kind.name } else { nil }
    })
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
