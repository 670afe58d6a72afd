package import Diagrams
import Evidence
import Identifiers
import Scenarios
package import SiteTemplates

/// A scenario as each pattern performed it, small and on one scale, for the template
/// `parts/contours`.
struct Contours {
  private let played: PlayedScenario
  private let links: Links
  let all: [(performance: PlayedScenario.PatternPerformance, contour: Contour)]
  /// The number of marks in the longest one.
  private let length: Int

  /// The contours of a scenario.
  ///
  /// - Parameters:
  ///   - played: The scenario.
  ///   - patterns: The patterns, in order; all of them if there are none.
  ///   - steps: The steps that are drawn, from the opening to the closing unless others are given.
  ///   - links: The titles of the patterns.
  init(
    played: PlayedScenario, of patterns: [PatternID] = [],
    steps: [PlayedScenario.ShownStep]? = nil, links: Links
  ) {
    self.played = played
    self.links = links
    let contours = played.contours(steps)
    all =
      patterns.isEmpty
      ? contours
      : patterns.compactMap { pattern in contours.first { $0.performance.pattern == pattern } }
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
  func value(shown: [PatternID] = []) -> PageValue {
    .list(
      all.enumerated().map { order, entry in
        let (performance, contour) = entry
        let values: [String: PageValue] = [
          "title": .string(links.title(ofPattern: performance.pattern)),
          "address": .string(Address.performance(played.scenario.id, pattern: performance.pattern)),
          "id": .string(performance.pattern.description), "order": .number(order),
          "isShown": .bool(shown.contains(performance.pattern)),
        ]
        return .dictionary(values.merging(contour.value(length: length)) { own, _ in own })
      })
  }
}

extension PlayedScenario {
  /// The contour of each pattern, of some steps or from the opening to the end.
  func contours(
    _ shownSteps: [ShownStep]? = nil
  ) -> [(performance: PatternPerformance, contour: Contour)] {
    let steps = (shownSteps ?? stepsWithClosing).map(\.number)
    return performances.map { ($0, Contour(steps.map($0.sequence))) }
  }
}

extension Contour {
  /// The contour with its lanes, on a scale of its own or of several.
  package func value(length: Int? = nil) -> [String: PageValue] {
    [
      "description": .string(description), "roles": .list(sides.map(\.value)),
      "drawing": .html(svg(length: length ?? self.length)),
    ]
  }
}
