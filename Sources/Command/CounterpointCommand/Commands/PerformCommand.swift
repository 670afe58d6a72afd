import ArgumentParser
import Catalogue
import Diagnostics
import Exhibits
import Identifiers
import Samples
import Scenarios

/// Plays scenario files on every pattern of their samples.
struct PerformCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "perform",
    abstract: "Plays scenario files on every pattern of their sample.",
    discussion: "The exit status is 0 only if all patterns pass and show the same.")

  @Argument(
    help: "The scenarios: tally-counter/one-tap, or files, which may stand anywhere.",
    completion: .scenarios)
  var files: [String]

  @OptionGroup var options: ContentOptions

  @Option(
    name: .customLong("pattern"), help: "Plays on this pattern only; may be repeated.",
    completion: .patterns)
  var patterns: [String] = []

  @Option(
    name: .customLong("variant"),
    help: "Plays this variant beside its pattern's own; may be repeated.",
    completion: .variants)
  var variants: [String] = []

  @Option(help: "How the result is written.")
  var format = OutputFormat.text

  func validate() throws {
    if files.contains("") { throw ValidationError("A file must have a name.") }
  }

  @MainActor
  func run() async throws {
    var report = PerformReport()
    try await reportingDiagnostics(format) {
      let collector = DiagnosticCollector()
      let chosen =
        collector.collect { () throws(DiagnosticError) in try Choices.patterns(patterns) } ?? []
      let beside = collector.collect { () throws(DiagnosticError) in try Choices.variants(variants)
      }
      for file in files {
        guard
          let scenario = collector.collect({ () throws(DiagnosticError) in
            try ScenarioFiles.find(file, in: options.content)
          })
        else { continue }
        guard let beside, !chosen.isEmpty else { continue }
        let recordings = collector.collect { () throws(DiagnosticError) in
          try play(scenario, on: chosen, beside)
        }
        if let recordings { report.scenarios.append(ScenarioOutcome(scenario, recordings)) }
      }
      if collector.hasErrors { report.diagnostics = collector.diagnostics }
    }
    try write(report)
    if !report.isGood { throw ExitCode.failure }
  }

  /// Plays a scenario on patterns and variants; with variants, on no other patterns than theirs
  /// unless they are named.
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
    switch format {
    case .json: try Console.say(json: report)
    case .text: for outcome in report.scenarios { Console.say(outcome.summary) }
    }
    Console.report(report.scenarios.flatMap(\.diagnostics) + report.diagnostics)
  }
}
