import Diagnostics
import Documents
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import StaticSite

/// The page of a claim: a question, its answer in one sentence with computed numbers, their
/// definitions, and what the text says besides.
struct ClaimPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<ClaimHeader>

  /// The page.
  ///
  /// - Throws: That a number or a metric is none of those that there are, for each of them.
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

  /// The metric that a text names, with its unit and the place of its definition.
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

/// The list of the claims.
struct ClaimsPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  func page(_ body: ContentBody) -> Page {
    Page(of: text.text, body, ["texts": .list(texts.of(TextKind.claim).map(\.text.summaryLink))])
  }
}
