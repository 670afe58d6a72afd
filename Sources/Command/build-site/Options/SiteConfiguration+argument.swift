import Diagnostics
import StaticSite

extension SiteConfiguration {
  /// The address that a site is to be at, as it was given on the command line.
  ///
  /// - Parameter text: What was given.
  /// - Returns: The address, ending in `/`.
  /// - Throws: That it is none.
  static func baseURL(givenAs text: String) throws(DiagnosticError) -> String {
    guard let url = normalizedBaseURL(text) else {
      throw DiagnosticError(
        Diagnostic(
          .wrongBaseURL, "'\(text)' is no base URL",
          explanation: baseURLForm,
          suggestion: "for example --base-url https://example.org/counterpoint/"))
    }
    return url
  }
}
