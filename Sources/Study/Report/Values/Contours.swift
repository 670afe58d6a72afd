package import Diagrams
import Evidence
import Identifiers
import Scenarios
package import SiteTemplates

/// The contours of a scenario in several patterns on one scale, for the template `parts/contours`.
struct Contours {
  private let played: PlayedScenario
  private let links: Links
  let all: [(performance: PlayedScenario.PatternPerformance, contour: Contour)]
  /// The number of marks in the longest one.
  private let length: Int

  /// Creates the contours of a scenario.
  ///
  /// - Parameters:
  ///   - played: The scenario.
  ///   - patterns: The patterns, in order; if empty, all of them.
  ///   - steps: The steps that are drawn; by default all, from the opening to the closing.
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

  /// The sides that have a lane in any of the contours, from the screen to the model.
  var lanes: PageValue {
    .list(Set(all.flatMap(\.contour.sides)).sorted().map(\.value))
  }

  /// Returns the contours of some patterns.
  func of(_ patterns: [PatternID]) -> [Contour] {
    all.filter { patterns.contains($0.performance.pattern) }.map(\.contour)
  }

  /// Returns a link for each pattern, with its contour.
  ///
  /// - Parameter shown: The patterns that the page itself shows.
  /// - Returns: The values for the template.
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
  /// Returns the contour of each pattern, for some steps or from the opening to the closing.
  func contours(
    _ shownSteps: [ShownStep]? = nil
  ) -> [(performance: PatternPerformance, contour: Contour)] {
    let steps = (shownSteps ?? stepsWithClosing).map(\.number)
    return performances.map { ($0, Contour(steps.map($0.sequence))) }
  }
}

extension Contour {
  /// Returns the contour with its lanes, on its own scale or one shared with others.
  package func value(length: Int? = nil) -> [String: PageValue] {
    [
      "description": .string(description), "roles": .list(sides.map(\.value)),
      "drawing": .html(svg(length: length ?? self.length)),
    ]
  }
}
