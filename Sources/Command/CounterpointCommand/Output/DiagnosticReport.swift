import ArgumentParser
import Diagnostics

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
