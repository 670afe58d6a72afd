import ArgumentParser
import Diagnostics

/// The command line of Counterpoint.
@main
struct BuildSite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build-site",
    abstract: "Plays the same app in every GUI architecture, and prints the score.",
    subcommands: [
      BuildCommand.self, CheckCommand.self, ServeCommand.self, ListCommand.self,
      PerformCommand.self, TraceCommand.self, FuzzCommand.self, NewCommand.self, InitCommand.self,
    ],
    defaultSubcommand: BuildCommand.self)

  /// Runs the command that the arguments name.
  ///
  /// Whoever asked for JSON gets JSON, even where the arguments are wrong.
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      if exitCode(for: error) == .validationFailure, OutputFormat.isJSON(arguments) {
        let fault = Diagnostic("wrong-arguments", message(for: error))
        try? Console.say(json: FaultReport(diagnostics: [fault]))
      }
      exit(withError: error)
    }
  }
}

extension OutputFormat {
  /// Whether arguments that cannot be read ask for JSON.
  fileprivate static func isJSON(_ arguments: [String]) -> Bool {
    arguments.contains("--format=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == ("--format", "json") }
  }
}
