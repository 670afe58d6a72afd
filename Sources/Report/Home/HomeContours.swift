import Diagrams
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
    let roles = Set(contours.flatMap(\.1.roles)).sorted()
    return [
      "title": .string(play.scenario.title), "address": .string(play.address),
      "summary": .string(play.scenario.summary), "roles": .list(roles.map(\.value)),
      "contours": .list(
        contours.map { part, contour in
          [
            "pattern": .string(links.title(ofPattern: part.pattern)),
            "address": .string(
              Address.performance(play.scenario.id, pattern: part.pattern)),
            "description": .string(contour.description),
            "messages": .string(messages(of: part).grouped),
            "roles": .list(contour.roles.map(\.value)),
            "drawing": .html(contour.svg(length: length)),
          ]
        }),
    ]
  }

  /// The messages between roles in the steps that are drawn.
  private func messages(of part: Play.Part) -> Int {
    play.bars.map { part.facts.steps[$0.number]?.messages.totalBetween ?? 0 }.reduce(0, +)
  }
}
