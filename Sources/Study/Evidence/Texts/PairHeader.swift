package import Comparison
import Diagnostics
package import Documents
package import Identifiers

/// The header of a pair's text: which steps to compare, and what of the computed responsibilities
/// it corrects.
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
  /// The steps, as they are written.
  package let steps: [LocatedText]
  /// The corrections.
  package let corrections: [PairCorrection]

  init(_ fields: Fields) {
    steps = fields.texts("steps")
    corrections = fields.mappings("corrections", PairCorrection.init).compactMap(\.self)
  }

  /// The step that was chosen for a sample.
  package func step(of sample: SampleID) -> StepOfScenario? {
    steps.lazy.compactMap { StepOfScenario($0.text) }.first { $0.scenario.sample == sample }
  }
}

/// A correction that a text puts in the place of what was computed.
package struct PairCorrection: Hashable, Sendable {
  package let sample: SampleID
  let sampleLocation: SourceLocation
  package let pattern: PatternID
  let patternLocation: SourceLocation
  package let responsibility: Responsibility
  package let methods: [LocatedText]
  package let why: String
  /// The place of the whole.
  let location: SourceLocation

  /// Reads a correction; `nil` where its responsibility is at fault.
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

/// A step of a scenario, by the number that readers count.
package struct StepOfScenario: Hashable, Sendable {
  package let scenario: ScenarioID
  package let step: Int
}

extension StepOfScenario: CustomStringConvertible {
  /// The step as front matter names it: `tally-counter/one-tap#1`.
  package var description: String { "\(scenario)#\(step)" }
}

extension StepOfScenario {
  /// A step as front matter names it; `nil` if it is written in another way.
  package init?(_ text: String) {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, names.count == 2, let step = Int(parts[1]) else { return nil }
    self.init(
      scenario: ScenarioID(sample: SampleID(String(names[0])), name: String(names[1])), step: step)
  }
}
