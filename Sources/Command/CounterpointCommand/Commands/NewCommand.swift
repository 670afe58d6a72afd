import ArgumentParser

/// Writes a starting point.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begins a page, a scenario, a pattern, a sample or a screen.",
    discussion: """
      What is written works at once, and says in comments what to change. Nothing that exists is written \
      over; if anything stands in the way, all of it is reported and nothing is written.
      """,
    subcommands: [
      NewPageCommand.self, NewScenarioCommand.self, NewPatternCommand.self, NewSampleCommand.self,
      NewScreenCommand.self,
    ])
}
