import ArgumentParser

/// The command line of Counterpoint.
@main
struct BuildSite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build-site",
    abstract: "Plays the same app in every GUI architecture, and prints the score.",
    subcommands: [
      BuildCommand.self, CheckCommand.self, ListCommand.self, PerformCommand.self,
      TraceCommand.self, FuzzCommand.self,
    ],
    defaultSubcommand: BuildCommand.self)
}
