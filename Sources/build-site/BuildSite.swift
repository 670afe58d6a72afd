import ArgumentParser
import Diagnostics

/// The command line of Counterpoint.
@main
struct BuildSite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build-site",
    abstract: "Plays the same app in every GUI architecture, and prints the score.",
    discussion: """
      What is played is said in content/site.yml. Any other site is built by the same commands: \
      'build-site init' begins one.
      """,
    subcommands: [
      BuildCommand.self, CheckCommand.self, ServeCommand.self, ListCommand.self,
      PerformCommand.self, TraceCommand.self, SourcesCommand.self, FuzzCommand.self,
      NewCommand.self, InitCommand.self, ImportCommand.self,
    ],
    defaultSubcommand: BuildCommand.self)

  /// Runs the command that the arguments name.
  ///
  /// `--format json` gives JSON, even where the arguments are wrong.
  static func main() async {
    CrashReport.install()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try checkCommand(arguments)
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      if exitCode(for: error) == .validationFailure, OutputFormat.isJSON(arguments) {
        let fault = Diagnostic(.wrongArguments, message(for: error))
        try? Console.say(json: FaultReport(diagnostics: [fault]))
      }
      exit(withError: error)
    }
  }
}

extension BuildSite {
  /// Names the command that was probably meant; the standard one would only say that it expects no
  /// such word.
  private static func checkCommand(_ arguments: [String]) throws {
    let known = configuration.subcommands.map { $0._commandName } + ["help"]
    guard let word = arguments.first, !word.hasPrefix("-"), !known.contains(word) else { return }
    let help = TypoSuggestion.suggestion(for: word, in: known).map { "; \($0)" } ?? ""
    throw ValidationError("There is no command '\(word)'\(help)")
  }
}

extension OutputFormat {
  /// Whether arguments that cannot be read request JSON.
  fileprivate static func isJSON(_ arguments: [String]) -> Bool {
    arguments.contains("--format=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == ("--format", "json") }
  }
}
