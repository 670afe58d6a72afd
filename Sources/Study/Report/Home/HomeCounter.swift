import Diagrams
import Evidence
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite

/// The sample that can be tapped on the first page: its screens and what led to them, for readers
/// without scripts, and the names of the patterns to choose from.
struct HomeCounter {
  let play: Play
  /// The two patterns that are chosen at first.
  let pair: [PatternID]
  let links: Links

  /// For the template `parts/counter`.
  var value: PageValue {
    let buttons = play.parts.first?.recording.frames.first?.widgets ?? []
    return [
      "title": .string(play.scenario.title), "address": .string(play.address),
      "data": .string("/" + TapRecordings.path(ofSample: play.scenario.sample)),
      "buttons": .list(
        buttons.filter { $0.kind == .button }.map {
          ["id": .string($0.identifier), "title": .string($0.text ?? $0.identifier)]
        }),
      "sides": .list(pair.enumerated().map(side)),
      "frames": .list(play.bars.map(frame)),
    ]
  }

  private func side(_ index: Int, _ chosen: PatternID) -> PageValue {
    [
      "number": .number(index + 1),
      "patterns": .list(
        play.parts.map {
          [
            "id": .string($0.pattern.description),
            "title": .string(links.title(ofPattern: $0.pattern)),
            "isChosen": .bool($0.pattern == chosen),
          ]
        }),
    ]
  }

  private func frame(_ bar: Play.Bar) -> PageValue {
    let frames = play.parts.first?.recording.frames ?? []
    return [
      "heading": .string(bar.heading),
      "frame": (frames.indices.contains(bar.last) ? frames[bar.last] : .none).value,
      "parts": .list(
        play.parts.filter { pair.contains($0.pattern) }.map { part in
          let messages = (part.facts.steps[bar.number] ?? StepFacts()).messages
          return [
            "title": .string(links.title(ofPattern: part.pattern)),
            "address": .string(
              Address.performance(play.scenario.id, pattern: part.pattern) + "#"
                + bar.ordinal.anchor),
            "messages": .string(messages.total(.betweenRoles).grouped),
            "toScreen": .string(messages.total(.toScreen).grouped),
          ]
        }),
    ]
  }
}
