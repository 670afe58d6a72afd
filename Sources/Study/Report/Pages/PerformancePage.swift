import Diagrams
import Evidence
import Identifiers
import Sequences
import Scenarios
import SiteTemplates
import StaticSite

/// The page of a scenario in one pattern, complete: screens and messages.
struct PerformancePage {
  /// A page for each scenario of an implementation's sample.
  static func all(of evidence: ImplementationEvidence) -> [Page] {
    evidence.plays.concurrentMap { PerformancePage(evidence: evidence, play: $0).page }
  }

  let evidence: ImplementationEvidence
  /// The scenario, as this pattern alone performed it.
  let play: Play

  private var pattern: PatternID { evidence.id.pattern }
  private var links: Links { evidence.links }

  private var title: String {
    "\(play.scenario.title) · \(links.title(ofPattern: pattern))"
  }

  /// The page.
  var page: Page {
    let bars = play.barsWithClosing
    return Page(
      path: Address.path(Address.performance(play.scenario.id, pattern: pattern)),
      template: "performance", title: title,
      values: [
        "summary": .string(play.scenario.summary),
        "sample": links.link(toSample: play.scenario.sample),
        "scenario": [
          "title": .string(play.scenario.title), "address": .string(play.address),
        ],
        "pattern": links.link(toPattern: pattern),
        "others": .list(
          evidence.patterns.map { links.link(to: play.scenario.id, in: $0, shown: [pattern]) }),
        "legend": play.legend(),
        "steps": .list(
          bars.map { bar in
            BarValues(play: play, bar: bar, evidence: evidence)
              .value(isOpen: bar.ordinal != .closing)
          }),
        "casts": .list(play.parts.map { $0.castValue(links) }),
        "downloads": play.parts.first.flatMap { part in
          evidence.archive?.value(of: part.recording, schema: evidence.schemaAddress)
        } ?? .bool(false),
      ])
  }
}
