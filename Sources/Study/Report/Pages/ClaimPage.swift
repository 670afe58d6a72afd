import Diagnostics
import Documents
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import StaticSite

/// The page of a claim: a question, its answer in one sentence with computed numbers, the
/// definitions of these, and the text's body.
struct ClaimPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<ClaimHeader>

  /// Returns the page.
  ///
  /// - Throws: An error for each unknown number or metric.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let collector = DiagnosticCollector()
    let claim = collector.collect { () throws(DiagnosticError) in
      try Claim(evidence).text(text.header.claim.text, at: text.header.claim.location)
    }
    let definitions = text.header.metrics.compactMap { name in
      collector.collect { () throws(DiagnosticError) in try Self.definition(name) }
    }
    try collector.throwErrors()
    return Page(
      of: text.text, body, ["claim": .string(claim ?? ""), "definitions": .list(definitions)])
  }

  /// Returns the named metric with its unit and the address of its definition.
  private static func definition(_ name: LocatedText) throws(DiagnosticError) -> PageValue {
    guard let metric = Metric.named(Metric.ID(name.text)) else {
      throw DiagnosticError(
        Diagnostic(.unknownMetric, at: name.location, "there is no metric '\(name.text)'")
          .suggesting(nearestTo: name.text, in: Metric.all.map(\.id.description)))
    }
    return [
      "title": .string(metric.title), "unit": .string(metric.unit),
      "address": .string(Address.metric(metric.id)),
    ]
  }
}

/// The list of claims.
struct ClaimsPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  func page(_ body: ContentBody) -> Page {
    Page(of: text.text, body, ["texts": .list(texts.of(TextKind.claim).map(\.text.summaryLink))])
  }
}
