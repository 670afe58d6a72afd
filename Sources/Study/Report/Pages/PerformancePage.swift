import Evidence
import Identifiers
import Scenarios
import Sequences
import SiteTemplates
import StaticSite

/// The complete page of a scenario in one pattern: screens and messages.
struct PerformancePage {
  /// Returns a page for each scenario of an implementation's sample.
  static func all(of evidence: ImplementationEvidence) -> [Page] {
    evidence.scenarios.concurrentMap { PerformancePage(evidence: evidence, played: $0).page }
  }

  let evidence: ImplementationEvidence
  /// The scenario with the performance of this pattern only.
  let played: PlayedScenario

  private var pattern: PatternID { evidence.id.pattern }
  private var links: Links { evidence.links }

  var page: Page {
    Page(
      path: Address.path(Address.performance(played.scenario.id, pattern: pattern)),
      template: "performance",
      title: "\(played.scenario.title) · \(links.title(ofPattern: pattern))",
      values: [
        "summary": .string(played.scenario.summary),
        "sample": links.link(toSample: played.scenario.sample),
        "scenario": played.link,
        "pattern": links.link(toPattern: pattern),
        "previous": neighbour(-1), "next": neighbour(1),
        "patternCount": .number(evidence.patterns.count),
        "legend": played.legend(),
        "steps": .list(
          played.stepsWithClosing.map { shownStep in
            StepValues(played: played, shownStep: shownStep, evidence: evidence)
              .value(isOpen: shownStep.ordinal != .closing)
          }),
        "casts": .list(played.performances.map { $0.legendValue(links) }),
        "downloads": played.performances.first.flatMap { performance in
          evidence.archive?.value(
            of: performance.recording, schema: evidence.schemaAddress,
            program: evidence.program)
        } ?? .bool(false),
      ])
  }

  /// Returns a link to a neighbouring pattern; links to all would make pages grow with their
  /// number.
  private func neighbour(_ distance: Int) -> PageValue {
    guard let place = evidence.patterns.firstIndex(of: pattern),
      evidence.patterns.indices.contains(place + distance)
    else { return .bool(false) }
    let other = evidence.patterns[place + distance]
    return .link(
      links.title(ofPattern: other),
      to: Address.performance(played.scenario.id, pattern: other))
  }
}
