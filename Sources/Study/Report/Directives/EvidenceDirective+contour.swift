import Diagrams
import Evidence
import Identifiers
import Scenarios
import SiteTemplates
import StaticSite

extension EvidenceDirective {
  /// `contour`: a whole scenario in some patterns, or in all, on one scale; one alone is large, and
  /// each kind of mark in it can be seen by itself.
  static let contour = EvidenceDirective("contour", [.sample, .scenario], optional: [.patterns]) {
    request in
    let sample = request.sample
    let played = request.scenario(of: sample)
    let patterns = request.patterns(of: sample, 1...99)
    guard let played else { return nil }
    let performances =
      patterns.isEmpty
      ? played.performances
      : patterns.compactMap { name in played.performances.first { $0.pattern == name } }
    return block(of: played, performances, request.evidence.links)
  }

  private static func block(
    of played: PlayedScenario, _ performances: [PlayedScenario.PatternPerformance], _ links: Links
  ) -> EvidenceBlock {
    let shownSteps = played.stepsWithClosing
    let contours = performances.map { performance in
      Contour(shownSteps.map { performance.sequence(of: $0.number) })
    }
    let length = contours.map(\.length).max() ?? 0
    let rows = zip(performances, contours).map { performance, contour in
      (
        title: links.title(ofPattern: performance.pattern), contour: contour,
        address: Address.performance(played.scenario.id, pattern: performance.pattern)
      )
    }
    return EvidenceBlock(
      name: "contour",
      value: [
        "isLarge": .bool(rows.count == 1),
        "scenario": .string(played.scenario.title), "address": .string(played.address),
        "contours": .list(
          rows.map { row in
            [
              "title": .string(row.title), "address": .string(row.address),
              "drawing": .html(row.contour.svg(length: length)),
              "description": .string(row.contour.description),
            ]
          }),
      ])
  }
}
