import Diagrams
import Scenarios
import SiteTemplates
import StaticSite

/// One scenario as all patterns played it, small, on one scale.
struct HomeContours {
  let play: Play
  let links: Links

  /// For the template `parts/multiples`.
  var value: PageValue {
    let contours = play.parts.map { part in
      (part, Contour(play.bars.map { part.score(of: $0.number) }))
    }
    let length = contours.map(\.1.length).max() ?? 0
    return [
      "title": .string(play.scenario.title), "address": .string(play.address),
      "summary": .string(play.scenario.summary),
      "contours": .list(
        contours.map { part, contour in
          [
            "pattern": .string(links.title(ofPattern: part.pattern)),
            "address": .string(
              Address.performance(play.scenario.id, pattern: part.pattern)),
            "description": .string(contour.description),
            "messages": .string(Claim.grouped(part.messageCount)),
            "drawing": .html(contour.svg(length: length)),
          ]
        }),
    ]
  }
}
