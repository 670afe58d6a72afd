import Diagnostics

/// Where everything is put down that could not be taken over; never an error, since the rest is.
final class ImportLog {
  private var found: [Diagnostic] = []

  /// All that was put down, by file and line.
  var diagnostics: [Diagnostic] { Array(Set(found)).sorted() }

  /// Puts something down.
  func report(
    _ id: DiagnosticID, at location: SourceLocation?, _ message: String, explanation: String? = nil,
    suggestion: String? = nil
  ) {
    found.append(
      Diagnostic(
        id, severity: .warning, at: location, message, explanation: explanation,
        suggestion: suggestion))
  }

  /// Puts down what would be errors in a site of our own.
  func report(warnings diagnostics: [Diagnostic]) {
    for fault in diagnostics {
      report(
        fault.id, at: fault.location, fault.message, explanation: fault.explanation,
        suggestion: fault.suggestion)
    }
  }

  /// Does a piece of work, and puts down what it throws.
  ///
  /// - Returns: What the work gives; `nil` if it threw.
  func warning<Result>(_ work: () throws(DiagnosticError) -> Result) -> Result? {
    do throws(DiagnosticError) {
      return try work()
    } catch {
      report(warnings: error.diagnostics)
      return nil
    }
  }
}
