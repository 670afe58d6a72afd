import Diagnostics

/// Collects what could not be imported: warnings, never errors, since the rest is imported.
final class ImportLog {
  private var found: [Diagnostic] = []

  /// All that was reported, by file and line, each once.
  var diagnostics: [Diagnostic] { Array(Set(found)).sorted() }

  /// Reports something as a warning.
  func report(
    _ id: DiagnosticID, at location: SourceLocation?, _ message: String, explanation: String? = nil,
    suggestion: String? = nil
  ) {
    found.append(
      Diagnostic(
        id, severity: .warning, at: location, message, explanation: explanation,
        suggestion: suggestion))
  }

  /// Reports as warnings what would be errors in a site of our own.
  ///
  /// - Parameters:
  ///   - diagnostics: The errors.
  ///   - consequence: A sentence that says what becomes of the thing at fault.
  func report(warnings diagnostics: [Diagnostic], adding consequence: String? = nil) {
    for diagnostic in diagnostics {
      let sentences = [diagnostic.explanation, consequence].compactMap(\.self)
      report(
        diagnostic.id, at: diagnostic.location, diagnostic.message,
        explanation: sentences.isEmpty ? nil : sentences.joined(separator: " "),
        suggestion: diagnostic.suggestion)
    }
  }

  /// Does a piece of work, and reports what it throws as warnings.
  ///
  /// - Parameters:
  ///   - consequence: A sentence that says what becomes of the thing at fault.
  ///   - work: The work.
  /// - Returns: What the work gives; `nil` if it threw.
  func warning<Result>(
    adding consequence: String? = nil, _ work: () throws(DiagnosticError) -> Result
  ) -> Result? {
    do throws(DiagnosticError) {
      return try work()
    } catch {
      report(warnings: error.diagnostics, adding: consequence)
      return nil
    }
  }
}
