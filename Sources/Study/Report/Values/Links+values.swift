import Evidence
import Identifiers
import Scenarios
import SiteTemplates

extension Links {
  /// A pattern's title and address, for templates.
  func link(toPattern id: PatternID) -> PageValue {
    ["title": .string(title(ofPattern: id)), "address": .string(Address.pattern(id))]
  }

  /// A scenario in one pattern, for templates: the pattern's title, and where it is shown alone.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - pattern: The pattern.
  ///   - shown: The patterns that the page itself shows.
  /// - Returns: The link.
  func link(to scenario: ScenarioID, in pattern: PatternID, shown: [PatternID]) -> PageValue {
    [
      "title": .string(title(ofPattern: pattern)),
      "address": .string(Address.performance(scenario, pattern: pattern)),
      "isShown": .bool(shown.contains(pattern)),
    ]
  }

  /// A sample's title and address, for templates.
  func link(toSample id: SampleID) -> PageValue {
    ["title": .string(title(ofSample: id)), "address": .string(Address.sample(id))]
  }
}
