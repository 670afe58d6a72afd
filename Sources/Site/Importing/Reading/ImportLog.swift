import Diagnostics
import Sequences

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

  /// Reports as warnings what would be errors in a site of our own, with a sentence that says what
  /// becomes of the thing at fault.
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

  /// Works on several things at a time, each with a log of its own, and reports what is in these.
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
