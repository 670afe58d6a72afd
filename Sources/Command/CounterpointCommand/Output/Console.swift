import ArgumentParser
import Diagnostics
import Foundation

/// The two streams of a command: its result, and what else there is to say.
enum Console {
  /// Writes a line of the result.
  static func say(_ text: String) { write(text + "\n", to: .standardOutput) }

  /// Writes to a stream as it is; ends the program if nothing can be written there any more.
  ///
  /// Who reads may have closed the stream, and a disk may be full.
  static func write(_ text: String, to stream: FileHandle) {
    do {
      try stream.write(contentsOf: Data(text.utf8))
    } catch {
      if stream != .standardError {
        try? FileHandle.standardError.write(
          contentsOf: Data(
            "error: the output cannot be written: \(error.localizedDescription)\n".utf8))
      }
      exit(EXIT_FAILURE)
    }
  }

  /// Writes a result in the format that was requested.
  static func say(_ value: some Encodable, as format: OutputFormat, _ text: () -> String) throws {
    switch format {
    case .json: try say(json: value)
    case .text: say(text())
    }
  }

  /// Writes a value as JSON, with sorted keys and nothing else.
  static func say(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    say(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Writes faults for a person, with the lines they are about.
  static func report(_ diagnostics: [Diagnostic]) {
    let renderer = TextRenderer(colour: isTerminal(.standardError)) { path in
      try? String(contentsOfFile: path, encoding: .utf8)
    }
    let placed = diagnostics.map(RunningProgram.current.placing)
    write(renderer.render(placed), to: .standardError)
  }

  /// Returns whether a stream ends in front of a person.
  static func isTerminal(_ stream: FileHandle) -> Bool {
    isatty(stream.fileDescriptor) == 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
      && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }
}

/// The report that a command gives if it cannot give its result.
struct DiagnosticReport: Encodable {
  let diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics.map(RunningProgram.current.placing)
  }
}

/// Does a command's work; faults are reported together, in the format that was requested, and the
/// exit status is 1.
@MainActor
func reportingDiagnostics<Result>(
  _ format: OutputFormat = .text, _ work: () async throws -> Result
) async throws -> Result {
  do {
    return try await work()
  } catch let error as DiagnosticError {
    Console.report(error.diagnostics)
    if format == .json { try Console.say(json: DiagnosticReport(diagnostics: error.diagnostics)) }
    throw ExitCode.failure
  }
}
