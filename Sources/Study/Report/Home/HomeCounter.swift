import Diagrams
import Evidence
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite

/// The sample that can be tapped on the first page: its buttons, and the names of the patterns to
/// choose from.
struct HomeCounter {
  let played: PlayedScenario
  /// The two patterns that are chosen at first.
  let pair: [PatternID]
  let links: Links

  /// For the template `parts/counter`.
  var value: PageValue {
    let buttons = played.performances.first?.recording.frames.first?.widgets ?? []
    return [
      "title": .string(played.scenario.title), "address": .string(played.address),
      "data": .string("/" + TapRecordings.path(ofSample: played.scenario.sample)),
      "buttons": .list(
        buttons.filter { $0.kind == .button }.map {
          ["id": .string($0.identifier), "title": .string($0.text ?? $0.identifier)]
        }),
      "sides": .list(pair.enumerated().map(side)),
    ]
  }

  private func side(_ index: Int, _ chosen: PatternID) -> PageValue {
    [
      "number": .number(index + 1),
      "patterns": .list(
        played.performances.map {
          [
            "id": .string($0.pattern.description),
            "title": .string(links.title(ofPattern: $0.pattern)),
            "isChosen": .bool($0.pattern == chosen),
          ]
        }),
    ]
  }
}
