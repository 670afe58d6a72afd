import Diagnostics
import StaticSite

extension CalendarDate {
  /// A date as it was given on the command line.
  ///
  /// - Parameter text: What was given.
  /// - Throws: That it is none.
  init(givenAs text: String) throws(DiagnosticError) {
    guard let date = CalendarDate(text) else {
      throw DiagnosticError(
        Diagnostic(
          .wrongDate, "'\(text)' is not a date", suggestion: "for example --until 2026-11-22"))
    }
    self = date
  }
}
