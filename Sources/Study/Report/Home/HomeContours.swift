import Diagrams
import Evidence
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// One scenario as all patterns played it, from the opening to its last step, small, on one scale.
struct HomeContours {
  let played: PlayedScenario
  let links: Links

  /// For the template `parts/multiples`.
  var value: PageValue {
    let contours = played.performances.map { performance in
      (performance, Contour(played.shownSteps.map { performance.sequence(of: $0.number) }))
    }
    let length = contours.map(\.1.length).max() ?? 0
    let sides = Set(contours.flatMap(\.1.sides)).sorted()
    return [
      "title": .string(played.scenario.title), "address": .string(played.address),
      "summary": .string(played.scenario.summary), "roles": .list(sides.map(\.value)),
      "contours": .list(
        contours.map { performance, contour in
          [
            "pattern": .string(links.title(ofPattern: performance.pattern)),
            "address": .string(
              Address.performance(played.scenario.id, pattern: performance.pattern)),
            "description": .string(contour.description),
            "roles": .list(contour.sides.map(\.value)),
            "drawing": .html(contour.svg(length: length)),
          ]
        }),
    ]
  }
}
