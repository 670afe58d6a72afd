import ArgumentParser
import Catalogue
import Diagnostics
import Exhibits
import Foundation
import Identifiers
import Samples
import Scenarios

/// Plays scenario files on every pattern of their samples.
struct PerformCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "perform",
    abstract: "Plays scenario files on every pattern of their sample.",
    discussion: "The exit status is 0 only if all patterns pass and show the same screens.")

  @Argument(
    help: "The scenarios, such as tally-counter/one-tap, or files in any folder.",
    completion: .scenarios)
  var files: [String]

  @OptionGroup var options: ContentOptions

  @Option(
    name: .customLong("pattern"), help: "Plays only on this pattern; can be repeated.",
    completion: .patterns)
  var patterns: [String] = []

  @Option(
    name: .customLong("variant"),
    help: "Plays this variant in addition to its pattern; can be repeated.",
    completion: .variants)
  var variants: [String] = []

  @Option(help: "The format of the result.")
  var format = OutputFormat.text

  func validate() throws {
    if files.contains("") { throw ValidationError("A file must have a name.") }
  }

  @MainActor
  func run() async throws {
    var report = PerformReport()
    try await reportingDiagnostics(format) {
      let collector = DiagnosticCollector()
      let chosen = collector.collect(try Choices.patterns(patterns)) ?? []
      let beside = collector.collect(try Choices.variants(variants))
      for file in files {
        guard
          let scenario = collector.collect(try ScenarioFiles.find(file, in: options.content))
        else { continue }
        guard let beside, !chosen.isEmpty else { continue }
        let recordings = collector.collect(try play(scenario, on: chosen, beside))
        if let recordings { report.scenarios.append(ScenarioOutcome(scenario, recordings)) }
      }
      if collector.hasErrors { report.diagnostics = collector.diagnostics }
    }
    try write(report)
    if !report.isGood { throw ExitCode.failure }
  }

  /// Plays a scenario on patterns and variants.
  ///
  /// If there are variants, only their own patterns and those named explicitly are played.
  @MainActor
  private func play(
    _ scenario: Scenario, on chosen: [PatternID], _ variants: [Variant]
  ) throws(DiagnosticError) -> [Recording] {
    for variant in variants { try Choices.check(variant, fits: scenario) }
    let played =
      variants.isEmpty
      ? chosen : patterns.map(PatternID.init) + variants.map(\.implementation.pattern)
    let own = Implementation.all(of: scenario.sample).filter { played.contains($0.pattern) }
    return (own + variants.map(\.named)).map { Performance.play(scenario, on: $0) }
  }

  private func write(_ report: PerformReport) throws {
    if format == .json { try Console.say(json: report) }
    if format == .text { for outcome in report.scenarios { Console.say(outcome.summary) } }
    Console.report(report.scenarios.flatMap(\.diagnostics) + report.diagnostics)
  }
}

struct PerformReport: Encodable {
  var scenarios: [ScenarioOutcome] = []
  /// The errors of files that could not be read.
  var diagnostics: [Diagnostic] = []

  /// Indicates whether all files were read, all patterns passed and all agreed.
  var isGood: Bool {
    diagnostics.isEmpty && scenarios.allSatisfy { $0.agree && $0.patterns.allSatisfy(\.passed) }
  }
}

struct PatternOutcome: Encodable {
  let id: PatternID
  let passed: Bool
  /// The first failure: an expectation that is not met, or another reason why the scenario ended.
  let failure: Failure?
  /// The other expectations of the same step that are not met, in order.
  let furtherFailures: [Failure]

  init(_ recording: Recording) {
    id = recording.pattern
    passed = recording.passed
    failure = recording.failure
    furtherFailures = Array(recording.failures.dropFirst())
  }
}

struct ScenarioOutcome: Encodable {
  let file: String
  let sample: SampleID
  let agree: Bool
  let disagreement: Disagreement?
  let patterns: [PatternOutcome]
  /// All failures, and the first difference between two patterns, for humans.
  let diagnostics: [Diagnostic]

  enum CodingKeys: CodingKey {
    case file, sample, agree, disagreement, patterns
  }

  init(_ scenario: Scenario, _ recordings: [Recording]) {
    file = scenario.file
    sample = scenario.sample
    disagreement = Disagreement.first(among: recordings)
    agree = disagreement == nil
    patterns = recordings.map(PatternOutcome.init)
    diagnostics =
      Failure.diagnostics(of: recordings, among: recordings.count)
      + [disagreement?.diagnostic(in: scenario)].compactMap(\.self)
  }
}

// MARK: For people

extension ScenarioOutcome {
  /// A line for the scenario and one for each pattern.
  var summary: String {
    let width = patterns.map(\.id.description.count).max() ?? 0
    let lines = patterns.map { outcome in
      let name = outcome.id.description.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(name)  \(outcome.passed ? "passed" : "failed")"
    }
    return ([file] + lines).joined(separator: "\n")
  }
}
