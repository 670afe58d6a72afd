import ArgumentParser
import Diagnostics
import Foundation

/// The output streams of a command.
enum Console {
  /// Writes a line to the standard output.
  static func say(_ text: String) { write(text + "\n", to: .standardOutput) }

  /// Writes a text to a stream, and exits the process if that fails.
  ///
  /// The reader may have closed the stream, or the disk may be full.
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

  /// Writes a result in the requested format.
  static func say(_ value: some Encodable, as format: OutputFormat, _ text: () -> String) throws {
    switch format {
    case .json: try say(json: value)
    case .text: say(text())
    }
  }

  /// Writes a value as JSON with sorted keys.
  static func say(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    say(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Writes diagnostics to the standard error, with the source lines that they refer to.
  static func report(_ diagnostics: [Diagnostic]) {
    let renderer = TextRenderer(colour: isTerminal(.standardError)) { path in
      try? String(contentsOfFile: path, encoding: .utf8)
    }
    let placed = diagnostics.map(RunningProgram.current.placing)
    write(renderer.render(placed), to: .standardError)
  }

  /// Returns whether a stream is an interactive terminal that permits colour.
  static func isTerminal(_ stream: FileHandle) -> Bool {
    isatty(stream.fileDescriptor) == 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
      && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }
}

/// The report of a failed command.
struct DiagnosticReport: Encodable {
  let diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics.map(RunningProgram.current.placing)
  }
}

/// Runs a command, and reports its errors together in the requested format, with exit status 1.
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
