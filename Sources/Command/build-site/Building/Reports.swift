import Diagnostics
import SiteFiles
import StaticSite

/// The reports that a site requests.
enum Reports {
  /// The reports there are.
  static let known = ["counterpoint", "recordings"]

  /// Returns whether a site is to show what Counterpoint plays.
  ///
  /// Without it `StaticSite` builds the site alone.
  ///
  /// - Parameter content: The folder of words.
  /// - Returns: Whether it is.
  /// - Throws: Every fault of `site.yml`.
  static func includeCounterpoint(in content: String) throws(DiagnosticError) -> Bool {
    try requireSite(in: content)
    let configuration = try SiteConfiguration(from: SourceFolder(content), knownReports: known)
    return configuration.reports.contains { $0.name == "counterpoint" }
  }

  /// Throws that a site shows nothing of what Counterpoint plays, or that there is none.
  static func requireCounterpoint(in content: String) throws(DiagnosticError) {
    if try includeCounterpoint(in: content) { return }
    throw DiagnosticError(
      Diagnostic(
        .noReport, at: SourceLocation(file: "\(content)/site.yml"),
        "the site reports on nothing that is played",
        explanation: "Samples, patterns and scenarios are part of a site with a report.",
        suggestion: "run build-site in Counterpoint's own folder, or write "
          + "'reports: [counterpoint]'"))
  }

  /// Throws that there is no site, unless the folder of words says what it is.
  static func requireSite(in content: String) throws(DiagnosticError) {
    guard !TextFile.exists("\(content)/site.yml") else { return }
    throw DiagnosticError(
      Diagnostic(
        .noSite, at: SourceLocation(file: "\(content)/site.yml"),
        "there is no such file, and so no site",
        suggestion: "run build-site in the site's own folder, or begin one with "
          + "'build-site init FOLDER'"))
  }
}
