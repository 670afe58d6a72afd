import ArgumentParser
import Diagnostics
import SiteFiles

struct BuildSite: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: RunningProgram.current.name,
      abstract: "Plays the same app in every GUI architecture, and prints the score.",
      discussion: """
        content/site.yml determines what is played. The same commands build any other site: \
        '\(RunningProgram.current.name) init' starts one.
        """,
      subcommands: [
        BuildCommand.self, CheckCommand.self, ServeCommand.self, ListCommand.self,
        PerformCommand.self, TraceCommand.self, SourcesCommand.self, FuzzCommand.self,
        NewCommand.self, InitCommand.self, ImportCommand.self, RecordingsCommand.self,
        RecordCommand.self,
      ],
      defaultSubcommand: BuildCommand.self)
  }

  /// Runs the command specified by the arguments.
  ///
  /// With `--format json` it prints JSON, even if the arguments are invalid.
  static func run() async {
    CrashReport.install()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try checkMemory()
      try checkCommand(arguments)
      try checkPaths(arguments)
      var command = try await asyncParseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      if exitCode(for: error) == .validationFailure, OutputFormat.isJSON(arguments) {
        let diagnostic = Diagnostic(.wrongArguments, message(for: error))
        try? Console.say(json: DiagnosticReport(diagnostics: [diagnostic]))
      }
      exit(withError: error)
    }
  }
}

extension BuildSite {
  /// Throws if the address space is so small that the work might never end.
  private static func checkMemory() throws {
    guard let given = AddressSpace.shortage else { return }
    throw ValidationError(
      "The address space is limited to \(given >> 20) MB ('ulimit -v'), but the program needs "
        + "\(AddressSpace.needed >> 20) MB.")
  }

  /// Throws for an unknown command, with a typo suggestion; the default command would make none.
  private static func checkCommand(_ arguments: [String]) throws {
    let isHelp = arguments.first == "help"
    var commands = configuration.subcommands
    var known = isHelp ? [] : ["help"]
    var path: [String] = []
    for word in arguments.dropFirst(isHelp ? 1 : 0) {
      guard !word.hasPrefix("-"), !commands.isEmpty, !known.contains(word) else { return }
      path.append(word)
      guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
        known += commands.compactMap { $0.configuration.commandName }
        let help = TypoSuggestion.suggestion(for: word, in: known).map { "; \($0)" } ?? ""
        throw ValidationError("There is no command '\(path.joined(separator: " "))'\(help)")
      }
      (commands, known) = (command.configuration.subcommands, [])
    }
  }

  /// Throws if the shell has left a '~' unexpanded, because the functions that access files do not
  /// agree on whether it means the home folder.
  private static func checkPaths(_ arguments: [String]) throws {
    for argument in arguments {
      let path = argument.hasPrefix("--") ? argument.drop { $0 != "=" }.dropFirst() : argument[...]
      guard path == "~" || path.hasPrefix("~/") else { continue }
      throw ValidationError(
        "The shell did not expand the '~' in '\(argument)'; write the full path"
          + (argument.hasPrefix("~") ? "." : ", or a space instead of the '='."))
    }
  }
}

extension OutputFormat {
  /// Returns whether arguments that cannot be parsed request JSON.
  fileprivate static func isJSON(_ arguments: [String]) -> Bool {
    arguments.contains("--format=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == ("--format", "json") }
  }
}

/// Writes a starting point.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Starts a page, a scenario, a pattern, a sample or a screen.",
    discussion: """
      The new files work at once, and their comments say what to change. Existing files are never \
      overwritten; if any are in the way, all of them are reported and nothing is written.
      """,
    subcommands: [
      NewPageCommand.self, NewScenarioCommand.self, NewPatternCommand.self, NewSampleCommand.self,
      NewScreenCommand.self,
    ])
}
