import Diagrams
import Evidence
import Identifiers
import Scenarios
import SiteTemplates
import StaticSite

extension EvidenceDirective {
  /// `contour`: a whole scenario in some patterns, or in all, on one scale.
  static let contour = EvidenceDirective("contour", [.sample, .scenario], optional: [.patterns]) {
    request in
    let sample = request.sample
    let play = request.play(of: sample)
    let patterns = request.patterns(of: sample, 1...99)
    guard let play else { return nil }
    let parts =
      patterns.isEmpty
      ? play.parts : patterns.compactMap { name in play.parts.first { $0.pattern == name } }
    return block(of: play, parts, request.evidence.links)
  }

  private static func block(
    of play: Play, _ parts: [Play.Part], _ links: Links
  ) -> EvidenceBlock {
    let bars = play.barsWithClosing
    let contours = parts.map { part in Contour(bars.map { part.score(of: $0.number) }) }
    let length = contours.map(\.length).max() ?? 0
    let rows = zip(parts, contours).map { part, contour in
      (
        title: links.title(ofPattern: part.pattern), contour: contour,
        address: Address.performance(play.scenario.id, pattern: part.pattern)
      )
    }
    return EvidenceBlock(
      name: "contour",
      value: [
        "scenario": .string(play.scenario.title), "address": .string(play.address),
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
