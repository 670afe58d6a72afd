import Diagrams
import Identifiers
import Parallel
import Scenarios
import SiteTemplates
import StaticSite

/// What each pattern did in each step, drawn once, however many pages show it.
struct Drawings: Sendable {
  private let values: [PerformanceID: [Int: PageValue]]
  private let shared: SharedSteps
  private let links: Links
  private let facts: ImplementationFacts

  /// Draws all steps of some plays that no earlier play shows.
  init(of plays: [Play], links: Links, facts: ImplementationFacts) {
    let parts = plays.flatMap { play in play.parts.map { (play: play, part: $0) } }
    let shared = SharedSteps(plays)
    let drawn = parts.concurrentMap { play, part in
      Dictionary(
        play.barsWithClosing.map { bar in
          (
            bar.number,
            shared[part, step: bar.number].map { Self.value(of: part, asIn: $0, links) }
              ?? Self.value(of: part, in: bar, of: play, links, facts)
          )
        }, uniquingKeysWith: { first, _ in first })
    }
    self.links = links
    self.facts = facts
    self.shared = shared
    values = Dictionary(
      zip(parts.map(\.part.recording.performance), drawn),
      uniquingKeysWith: { first, _ in first })
  }

  /// What a pattern did in a step, for the template `parts/part`.
  subscript(part: Play.Part, step step: Int) -> PageValue {
    values[part.recording.performance]?[step] ?? [:]
  }

  /// The same where patterns stand side by side: what a person does is drawn there in any case.
  func whole(_ part: Play.Part, in bar: Play.Bar, of play: Play) -> PageValue {
    !bar.ordinal.isScripted || shared[part, step: bar.number] == nil
      ? self[part, step: bar.number] : Self.value(of: part, in: bar, of: play, links, facts)
  }

  /// The earlier scenario's step that is as this one in a pattern.
  func shared(_ part: Play.Part, step: Int) -> SharedStep? { shared[part, step: step] }

  private static func value(
    of part: Play.Part, asIn step: SharedStep, _ links: Links
  ) -> PageValue {
    [
      "pattern": links.link(toPattern: part.pattern),
      "id": .string(part.pattern),
      "isSilent": .bool(false),
      "shared": [
        "title": .string(step.title), "address": .string(step.address),
        "count": .string(step.count.grouped), "phase": .optional(step.phase),
        "step": .string(step.step.sentence.lowercased()),
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
      "shared": .bool(false),
      "roles": lanes.heads,
      "rows": .list(rows.values(of: score, on: lanes)),
    ]
  }
}
