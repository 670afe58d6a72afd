import Diagrams
import Identifiers
import Parallel
import Scenarios
import SiteTemplates
import StaticSite

/// What each pattern did in each step, drawn once, however many pages show it.
struct Drawings: Sendable {
  private let values: [PerformanceID: [Int: PageValue]]
  private let openings: SharedOpenings

  /// Draws all steps of some plays.
  init(of plays: [Play], links: Links, facts: ImplementationFacts) {
    let parts = plays.flatMap { play in play.parts.map { (play: play, part: $0) } }
    let openings = SharedOpenings(plays)
    let drawn = parts.concurrentMap { play, part in
      Dictionary(
        play.barsWithClosing.map { bar in
          let shared = bar.ordinal == .opening ? openings[part] : nil
          return (
            bar.number,
            shared.map { Self.value(of: part, openingAsIn: $0, links) }
              ?? Self.value(of: part, in: bar, of: play, links, facts)
          )
        }, uniquingKeysWith: { first, _ in first })
    }
    self.openings = openings
    values = Dictionary(
      zip(parts.map(\.part.recording.performance), drawn),
      uniquingKeysWith: { first, _ in first })
  }

  /// What a pattern did in a step, for the template `parts/part`.
  subscript(part: Play.Part, step step: Int) -> PageValue {
    values[part.recording.performance]?[step] ?? [:]
  }

  /// The earlier scenario that opens as this one does in a pattern.
  func opening(of part: Play.Part) -> SharedOpening? { openings[part] }

  private static func value(
    of part: Play.Part, openingAsIn opening: SharedOpening, _ links: Links
  ) -> PageValue {
    [
      "pattern": links.link(toPattern: part.pattern),
      "id": .string(part.pattern),
      "isSilent": .bool(false),
      "opening": [
        "title": .string(opening.title), "address": .string(opening.address),
        "count": .string(opening.count.grouped),
      ],
    ]
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
      "opening": .bool(false),
      "roles": lanes.heads.roles,
      "objects": lanes.heads.objects,
      "rows": .list(rows.values(of: score, on: lanes)),
    ]
  }
}
