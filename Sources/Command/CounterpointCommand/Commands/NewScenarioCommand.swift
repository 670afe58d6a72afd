import ArgumentParser
import Catalogue
import Diagnostics
import Documents
import Identifiers
import Samples
import Starters

/// Begins a scenario.
struct NewScenarioCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario", abstract: "Begins a scenario, which every pattern passes.")

  @Argument(help: "The sample and the scenario's name, such as tally-counter/three-taps.")
  var name: String

  @OptionGroup var options: ContentOptions

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      try Reports.requireCounterpoint(in: options.content)
      let (sample, name) = try names()
      let look = try FirstScreen(at: sample.id)
      let point = StartingPoint.scenario(
        name, of: sample.id.description, setup: sample.setup.map { "\($0.name): \($0.standard)" },
        steps: look.steps, expectations: look.expectations, widgets: look.widgets,
        content: options.content)
      let file = point.files.first?.path ?? ""
      try NewCommandOutput(
        point: point,
        next: [
          ("\(NewCommandOutput.program) perform \(file)", "plays it on every pattern"),
          ("\(NewCommandOutput.program) check", "checks everything"),
        ]
      ).write()
    }
  }

  @MainActor
  private func names() throws(DiagnosticError) -> (SampleDescription, StarterName) {
    let parts = options.inside(name, "scenarios/").split(
      separator: "/", omittingEmptySubsequences: false
    ).map(String.init)
    guard parts.count == 2 else {
      throw DiagnosticError(
        Diagnostic(
          .wrongName, "'\(name)' does not name a sample and a scenario",
          explanation:
            "The samples are \(SampleDescription.all.map(\.id).joined(separator: ", ")).",
          suggestion: "write it as 'tally-counter/three-taps'"))
    }
    let collector = DiagnosticCollector()
    let sample = collector.collect { () throws(DiagnosticError) in try Choices.samples([parts[0]]) }
    let bare = TextFileName.withoutEnding(parts[1])
    let name = collector.collect { () throws(DiagnosticError) in
      try StarterName(bare, of: "scenario", mayBeginWithDigit: true)
    }
    if let name, let reason = ScenarioID.reservedNames[name.id] {
      collector.report(
        Diagnostic(
          .wrongName, "'\(name.id)' cannot be the name of a scenario", explanation: reason,
          suggestion: "choose another name"))
    }
    try collector.throwErrors()
    guard let sample = sample?.first, let name else { throw DiagnosticError([]) }
    return (sample, name)
  }
}
