import ArgumentParser
import Catalogue
import Samples
import Diagnostics
import Scenarios

/// Plays scenario files on every pattern of their samples.
struct PerformCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "perform",
    abstract: "Plays scenario files on every pattern of their sample.",
    discussion: "The exit status is 0 only if all patterns pass and show the same.")

  @Argument(help: "The scenario files; they may stand anywhere.")
  var files: [String]

  @Option(name: .customLong("pattern"), help: "Plays on this pattern only; may be repeated.")
  var patterns: [String] = []

  @Option(help: "How the result is written.")
  var format = OutputFormat.text

  func validate() throws {
    if files.contains("") { throw ValidationError("A file must have a name.") }
  }

  @MainActor
  func run() async throws {
    var report = PerformReport()
    try await reportingFaults(format) {
      let faults = DiagnosticCollector()
      let chosen =
        faults.collect { () throws(DiagnosticError) in try Choices.patterns(patterns) } ?? []
      for file in files {
        guard
          let scenario = faults.collect({ () throws(DiagnosticError) in
            try ScenarioFiles.read(file)
          })
        else { continue }
        if chosen.isEmpty { continue }
        report.scenarios.append(play(scenario, on: chosen))
      }
      if faults.hasErrors { report.diagnostics = faults.diagnostics }
    }
    try write(report)
    if !report.isGood { throw ExitCode.failure }
  }

  @MainActor
  private func play(_ scenario: Scenario, on patterns: [String]) -> ScenarioOutcome {
    let recordings = Implementation.all(of: scenario.sample)
      .filter { patterns.contains($0.pattern) }
      .map { Performance.play(scenario, on: $0) }
    return ScenarioOutcome(scenario, recordings)
  }

  private func write(_ report: PerformReport) throws {
    switch format {
    case .json: try Console.say(json: report)
    case .text: for outcome in report.scenarios { Console.say(outcome.summary) }
    }
    Console.report(report.scenarios.flatMap(\.faults) + report.diagnostics)
  }
}
