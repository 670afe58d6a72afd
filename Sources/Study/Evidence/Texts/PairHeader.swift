package import Comparison
import Diagnostics
package import Documents
package import Identifiers

/// The header of a pair's text: the steps to compare, and corrections of responsibilities.
///
/// ```yaml
/// steps: [tally-counter/one-tap#1]
/// corrections:
///   - sample: tally-counter
///     pattern: mvvm
///     row: formats
///     methods: [CounterViewModel.show(_:)]
///     why: The binder only copies the text.
/// ```
package struct PairHeader: Sendable {
  /// The steps in their textual form.
  package let steps: [LocatedText]
  package let corrections: [PairCorrection]

  init(_ fields: Fields) {
    steps = fields.texts("steps")
    corrections = fields.mappings("corrections", PairCorrection.init).compactMap(\.self)
  }

  /// Returns the step chosen for a sample.
  package func step(of sample: SampleID) -> StepOfScenario? {
    steps.lazy.compactMap { StepOfScenario($0.text) }.first { $0.scenario.sample == sample }
  }
}

/// A correction that replaces a computed responsibility.
package struct PairCorrection: Hashable, Sendable {
  package let sample: SampleID
  let sampleLocation: SourceLocation
  package let pattern: PatternID
  let patternLocation: SourceLocation
  package let responsibility: Responsibility
  package let methods: [LocatedText]
  package let why: String
  /// The location of the entire correction.
  let location: SourceLocation

  /// Reads a correction; `nil` if its responsibility is invalid.
  init?(_ fields: Fields) {
    let (sample, pattern) = (fields.text("sample"), fields.text("pattern"))
    (self.sample, sampleLocation) = (SampleID(sample.text), sample.location)
    (self.pattern, patternLocation) = (PatternID(pattern.text), pattern.location)
    let row = fields.oneOf("row", as: Responsibility.self)
    methods = fields.texts("methods")
    why = fields.string("why")
    location = fields.value.location
    guard let row else { return nil }
    responsibility = row
  }
}

/// A step of a scenario, by its number for readers.
package struct StepOfScenario: Hashable, Sendable {
  package let scenario: ScenarioID
  package let step: Int
}

extension StepOfScenario: CustomStringConvertible {
  /// The step as written in front matter: `tally-counter/one-tap#1`.
  package var description: String { "\(scenario)#\(step)" }
}

extension StepOfScenario {
  /// Parses a step as written in front matter; `nil` if the format is different.
  package init?(_ text: String) {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, names.count == 2, let step = Int(parts[1]) else { return nil }
    self.init(
      scenario: ScenarioID(sample: SampleID(String(names[0])), name: String(names[1])), step: step)
  }
}
