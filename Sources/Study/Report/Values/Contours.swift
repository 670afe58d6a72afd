import Diagrams
import Evidence
import Identifiers
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// A scenario as each pattern performed it, small and on one scale, for the template
/// `parts/contours`.
struct Contours {
  private let play: Play
  private let links: Links
  private let all: [(part: Play.Part, contour: Contour)]
  /// The number of marks in the longest one.
  private let length: Int

  init(play: Play, links: Links) {
    self.play = play
    self.links = links
    all = play.contours
    length = all.map(\.contour.length).max() ?? 0
  }

  /// The sides that have a lane in any of them, from the screen to the model.
  var lanes: PageValue {
    .list(Set(all.flatMap(\.contour.sides)).sorted().map(\.value))
  }

  /// A link for each pattern, with its contour.
  ///
  /// - Parameter shown: The patterns that the page itself shows.
  /// - Returns: What the template shows.
  func value(shown: [PatternID]) -> PageValue {
    .list(
      all.map { part, contour in
        [
          "title": .string(links.title(ofPattern: part.pattern)),
          "address": .string(Address.performance(play.scenario.id, pattern: part.pattern)),
          "id": .string(part.pattern.description),
          "isShown": .bool(shown.contains(part.pattern)),
          "description": .string(contour.description),
          "roles": .list(contour.sides.map(\.value)),
          "drawing": .html(contour.svg(length: length)),
        ]
      })
  }
}

extension Play {
  /// The contour of each pattern, from the opening to the end.
  var contours: [(part: Part, contour: Contour)] {
    let steps = barsWithClosing.map(\.number)
    return parts.map { part in (part, Contour(steps.map(part.score))) }
  }
}
