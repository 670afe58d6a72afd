package import Comparison
import Diagnostics
import Documents
package import Identifiers
import SiteTemplates
package import StaticSite

/// The contents of a pair's text besides its prose: which steps to compare, and what of the
/// computed responsibilities it corrects.
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
package struct PairText: Sendable {
  package let steps: [String]
  package let corrections: [PairCorrection]

  /// The fields that its front matter may have.
  package static let schema: ContentKind.Schema = { fields in
    let corrections = fields.mappings("corrections") { fields in
      [
        "sample": .string(fields.string("sample")), "pattern": .string(fields.string("pattern")),
        "row": .string(fields.oneOf("row", as: Responsibility.self)?.rawValue ?? ""),
        "methods": .list(fields.strings("methods").map { .string($0) }),
        "why": .string(fields.string("why")),
      ] as PageValue
    }
    return [
      "steps": .list(fields.strings("steps").map { .string($0) }),
      "corrections": .list(corrections),
    ]
  }

  /// Reads the contents of a text; nothing if there is none.
  package init(_ text: ContentText?) {
    steps = text?.values["steps"]?.texts ?? []
    guard case .list(let entries)? = text?.values["corrections"] else {
      corrections = []
      return
    }
    corrections = entries.compactMap(PairCorrection.init)
  }

  /// The step that was chosen for a sample.
  package func step(of sample: String) -> StepOfScenario? {
    steps.lazy.compactMap(StepOfScenario.init).first { $0.scenario.sample == sample }
  }
}

/// A correction that a text puts in the place of what was computed.
package struct PairCorrection: Hashable, Sendable {
  package let sample: String
  package let pattern: String
  package let responsibility: Responsibility
  package let methods: [String]
  package let why: String

  init?(_ value: PageValue) {
    guard case .dictionary(let values) = value,
      let responsibility = values["row"]?.text.flatMap(Responsibility.init)
    else { return nil }
    sample = values["sample"]?.text ?? ""
    pattern = values["pattern"]?.text ?? ""
    self.responsibility = responsibility
    methods = values["methods"]?.texts ?? []
    why = values["why"]?.text ?? ""
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
      scenario: ScenarioID(sample: String(names[0]), name: String(names[1])), step: step)
  }
}
