import Diagrams
import Evidence
import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// One scenario as all patterns played it, from the opening to its last step, small, on one scale.
struct HomeContours {
  let play: Play
  let links: Links

  /// For the template `parts/multiples`.
  var value: PageValue {
    let contours = play.parts.map { part in
      (part, Contour(play.bars.map { part.score(of: $0.number) }))
    }
    let length = contours.map(\.1.length).max() ?? 0
    let sides = Set(contours.flatMap(\.1.sides)).sorted()
    return [
      "title": .string(play.scenario.title), "address": .string(play.address),
      "summary": .string(play.scenario.summary), "roles": .list(sides.map(\.value)),
      "contours": .list(
        contours.map { part, contour in
          [
            "pattern": .string(links.title(ofPattern: part.pattern)),
            "address": .string(
              Address.performance(play.scenario.id, pattern: part.pattern)),
            "description": .string(contour.description),
            "messages": .string(messages(.betweenRoles, of: part).grouped),
            "toScreen": .string(messages(.toScreen, of: part).grouped),
            "roles": .list(contour.sides.map(\.value)),
            "drawing": .html(contour.svg(length: length)),
          ]
        }),
    ]
  }

  /// The messages that pass in one way in the steps that are drawn.
  private func messages(_ reach: MessageReach, of part: Play.Part) -> Int {
    play.bars.map { part.facts.steps[$0.number]?.messages.total(reach) ?? 0 }.reduce(0, +)
  }
}
