package import Comparison
package import Diagnostics
package import Documents
package import Metrics
import Samples
package import Scenarios

// Each header reads all keys of its kind once; errors go to the fields' collector.

/// The header of the home page's text.
package struct HomeHeader: Sendable {
  /// The claim, with placeholders for numbers.
  package let claim: LocatedText
  /// The scenario that is shown in all patterns.
  package let played: LocatedText
  /// The scenario whose sample readers can tap.
  package let tapped: LocatedText
  /// The two patterns that are shown while it is tapped.
  package let patterns: [LocatedText]
  /// The wrong implementation whose screens are shown beside the right one's.
  package let race: LocatedText
  /// The location of the summary, which also contains placeholders for numbers.
  package let summaryLocation: SourceLocation?

  init(_ fields: Fields) {
    claim = fields.text("claim")
    played = fields.text("play")
    tapped = fields.text("tapped")
    race = fields.text("race")
    patterns = fields.texts("patterns")
    summaryLocation = fields.location(of: "summary")
  }
}

/// The header of a claim's text, which answers a question in one sentence.
package struct ClaimHeader: Sendable {
  /// The sentence, with placeholders for numbers.
  package let claim: LocatedText
  /// The metrics that the numbers in the sentence belong to.
  package let metrics: [LocatedText]

  init(_ fields: Fields) {
    claim = fields.text("claim")
    metrics = fields.texts("metrics")
  }
}

/// The header of a scenario's text: its script.
package struct ScenarioHeader: Sendable {
  package let scenario: Scenario
  /// The location of the sample's name.
  let sampleLocation: SourceLocation?
  /// The location of the steps.
  let stepsLocation: SourceLocation?

  /// Reads a script like the commands that read nothing else and know no other keys.
  init(_ fields: Fields, playing samples: [SampleDescription]) throws(DiagnosticError) {
    sampleLocation = fields.location(of: "sample")
    stepsLocation = fields.location(of: "steps")
    fields.leaveRest()
    scenario = try Scenario.read(fields.value, samples: samples)
  }
}

/// The header of the text that lists the patterns.
package struct PatternsHeader: Sendable {
  /// The patterns that a scenario's page shows first.
  package let first: [LocatedText]

  init(_ fields: Fields) { first = fields.texts("first") }
}

/// The header of a pattern's text.
package struct PatternHeader: Sendable {
  /// The roles and directions.
  package let contract: Contract
  /// The situation in which not to choose the pattern, in a few words.
  package let notWhen: String
  /// The steps that lead from Cocoa MVC to the pattern, in sentences; empty if there are none.
  package let recipe: [String]

  init(_ fields: Fields) {
    contract = Contract(reading: fields)
    notWhen = fields.string("not-when", default: "–")
    recipe = fields.strings("recipe")
  }
}

/// The header of a metric's text.
package struct MetricHeader: Sendable {
  /// The sentences that explain why an implementation has no value.
  package let reasons: [Absence: String]

  init(_ fields: Fields) {
    for key in ["unit", "origin"] { _ = fields.optionalString(key) }
    reasons = Absence.allCases.reduce(into: [:]) { reasons, absence in
      reasons[absence] = fields.optionalString(absence.reasonKey)
    }
  }
}

extension Absence {
  /// The key in a metric's text for the sentence that explains why there is no value.
  package var reasonKey: String { "reason-\(rawValue)" }
}

/// The header of the text about unit tests.
package struct TestingHeader: Sendable {
  /// The sample whose tests are compared.
  package let sample: LocatedText
  /// The test in each pattern, by pattern identifier: `CounterViewModelTests.operations`.
  package let tests: [String: LocatedText]

  init(_ fields: Fields) {
    sample = fields.text("sample")
    let entries = fields.required("tests")?.entries ?? []
    tests = entries.reduce(into: [:]) { tests, entry in
      tests[entry.key] = entry.value.string(fields.collector).map {
        LocatedText($0, at: entry.value.location)
      }
    }
  }
}

/// The header of a stream's text.
package struct StreamHeader: Sendable {
  /// The captions of the programs, in order; empty if there is only one program.
  package let captions: [String]
  /// The location of the captions, if there are any.
  let captionsLocation: SourceLocation?

  init(_ fields: Fields) {
    captions = fields.strings("captions")
    captionsLocation = fields.location(of: "captions")
  }
}

/// The header of a wrong implementation's text.
package struct WrongImplementationHeader: Sendable {
  /// The scenario in which its page shows it.
  let scenario: LocatedText
  /// The symptom visible to a user, in a sentence.
  package let symptom: String
  /// The patterns to which the mistake belongs besides its own.
  let patterns: [LocatedText]
  /// The patterns whose numbers are shown beside it.
  package let beside: [LocatedText]

  init(_ fields: Fields) {
    scenario = fields.text("scenario")
    symptom = fields.string("symptom")
    patterns = fields.texts("patterns")
    beside = fields.texts("beside")
  }
}

/// The header of a variant's text.
package struct VariantHeader: Sendable {
  /// The reason for using the variant, in a sentence.
  package let why: String
  /// The scenario in which its page shows it.
  let scenario: LocatedText
  /// The difference between its contract and the pattern's; `nil` if they are the same.
  let change: ContractChange?
  /// The scenarios in which it behaves differently from the pattern's own, with reasons.
  let fails: [(scenario: LocatedText, reason: String)]

  /// Reads `why`, `scenario`, and optionally `contract` and `fails`.
  init(_ fields: Fields) {
    why = fields.string("why")
    scenario = fields.text("scenario")
    change = fields.optionalMapping("contract", ContractChange.init(reading:))
    fails =
      fields.optionalMapping("fails") { fails in
        fails.rest().map { entry in
          (
            scenario: LocatedText(entry.key, at: entry.keyLocation),
            reason: entry.value.string(fields.collector) ?? ""
          )
        }
      } ?? []
  }
}
