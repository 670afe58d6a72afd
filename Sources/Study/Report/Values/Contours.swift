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
  private let played: PlayedScenario
  private let links: Links
  private let all: [(performance: PlayedScenario.PatternPerformance, contour: Contour)]
  /// The number of marks in the longest one.
  private let length: Int

  init(played: PlayedScenario, links: Links) {
    self.played = played
    self.links = links
    all = played.contours
    length = all.map(\.contour.length).max() ?? 0
  }

  /// The sides that have a lane in any of them, from the screen to the model.
  var lanes: PageValue {
    .list(Set(all.flatMap(\.contour.sides)).sorted().map(\.value))
  }

  /// The contours of some patterns.
  func of(_ patterns: [PatternID]) -> [Contour] {
    all.filter { patterns.contains($0.performance.pattern) }.map(\.contour)
  }

  /// A link for each pattern, with its contour.
  ///
  /// - Parameter shown: The patterns that the page itself shows.
  /// - Returns: What the template shows.
  func value(shown: [PatternID]) -> PageValue {
    .list(
      all.enumerated().map { order, entry in
        let (performance, contour) = entry
        return [
          "title": .string(links.title(ofPattern: performance.pattern)),
          "address": .string(Address.performance(played.scenario.id, pattern: performance.pattern)),
          "id": .string(performance.pattern.description),
          "order": .number(order),
          "isShown": .bool(shown.contains(performance.pattern)),
          "description": .string(contour.description),
          "roles": .list(contour.sides.map(\.value)),
          "drawing": .html(contour.svg(length: length)),
        ]
      })
  }
}

extension PlayedScenario {
  /// The contour of each pattern, from the opening to the end.
  var contours: [(performance: PatternPerformance, contour: Contour)] {
    let steps = stepsWithClosing.map(\.number)
    return performances.map { performance in (performance, Contour(steps.map(performance.sequence)))
    }
  }
}
