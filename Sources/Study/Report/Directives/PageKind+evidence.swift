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
    let kinds = kindsShowingIt
    let handler: Directive.Handler = { directive throws(DiagnosticError) in
      if mayShow { return "" }
      throw DiagnosticError(
        Diagnostic(
          .misplacedEvidence, at: directive.nameLocation,
          "a text of the kind '\(text.kind)' shows no evidence", explanation: kinds))
    }
    return Dictionary(all.map { ($0.fullName, handler) }) { first, _ in first }
  }

  /// The names of all, and which texts they can stand in.
  static var reasonsElsewhere: [String: String] {
    let reason = "It shows evidence. " + kindsShowingIt
    return Dictionary(all.map { ($0.fullName, reason) }) { first, _ in first }
  }

  private static var kindsShowingIt: String {
    "Texts of these kinds do: \(PageKind.showingEvidence.sorted().joined(separator: ", "))."
  }
}
