import Diagnostics
import Sequences

/// Collects what could not be imported, as warnings, since the import continues.
final class ImportLog {
  private var found: [Diagnostic] = []

  /// All reports, sorted by file and line, without duplicates.
  var diagnostics: [Diagnostic] { Array(Set(found)).sorted() }

  /// Reports a warning.
  func report(
    _ id: DiagnosticID, at location: SourceLocation?, _ message: String, explanation: String? = nil,
    suggestion: String? = nil
  ) {
    found.append(
      Diagnostic(
        id, severity: .warning, at: location, message, explanation: explanation,
        suggestion: suggestion))
  }

  /// Reports errors as warnings, with a sentence about what happens to the affected input.
  func report(warnings diagnostics: [Diagnostic], adding consequence: String? = nil) {
    for diagnostic in diagnostics {
      let sentences = [diagnostic.explanation, consequence].compactMap(\.self)
      report(
        diagnostic.id, at: diagnostic.location, diagnostic.message,
        explanation: sentences.isEmpty ? nil : sentences.joined(separator: " "),
        suggestion: diagnostic.suggestion)
    }
  }

  /// Runs a closure, and reports the errors that it throws as warnings.
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

  /// Processes elements concurrently, each with its own log, and adds their reports to this one.
  func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @Sendable (Element, ImportLog) -> Result
  ) -> [Result] {
    let done = elements.concurrentMap { element in
      let log = ImportLog()
      return (result: work(element, log), found: log.diagnostics)
    }
    for (_, found) in done { report(warnings: found) }
    return done.map(\.result)
  }
}
