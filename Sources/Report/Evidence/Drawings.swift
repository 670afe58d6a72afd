import Diagrams
import Identifiers
import Parallel
import Scenarios
import SiteTemplates
import StaticSite

/// What each pattern did in each step, drawn once, however many pages show it.
struct Drawings: Sendable {
  private let values: [Key: [Int: PageValue]]

  private struct Key: Hashable, Sendable {
    let scenario: ScenarioID
    let pattern: String
  }

  /// Draws all steps of some plays.
  init(of plays: [Play], links: Links, facts: ImplementationFacts) {
    let parts = plays.flatMap { play in play.parts.map { (play: play, part: $0) } }
    let drawn = parts.concurrentMap { play, part in
      Dictionary(
        play.barsWithClosing.map { bar in
          (bar.number, Self.value(of: part, in: bar, of: play, links, facts))
        }, uniquingKeysWith: { first, _ in first })
    }
    let keys = parts.map { Key(scenario: $0.part.recording.scenarioID, pattern: $0.part.pattern) }
    values = Dictionary(zip(keys, drawn), uniquingKeysWith: { first, _ in first })
  }

  /// What a pattern did in a step, for the template `parts/part`.
  subscript(part: Play.Part, step step: Int) -> PageValue {
    values[Key(scenario: part.recording.scenarioID, pattern: part.pattern)]?[step] ?? [:]
  }

  private static func value(
    of part: Play.Part, in bar: Play.Bar, of play: Play, _ links: Links,
    _ facts: ImplementationFacts
  ) -> PageValue {
    let score = part.score(of: bar.number)
    let lanes = Lanes(score, in: part)
    let rows = RowValues(play: play, part: part, links: links, facts: facts)
    return [
      "pattern": links.link(toPattern: part.pattern),
      "id": .string(part.pattern),
      "lanes": .string(lanes.count),
      "isSilent": .bool(score.rows.isEmpty),
      "roles": lanes.heads.roles,
      "objects": lanes.heads.objects,
      "rows": .list(rows.values(of: score, on: lanes)),
    ]
  }
}
