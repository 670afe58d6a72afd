import Diagnostics
import SiteFiles
import StaticSite

/// Which reports a site requests.
enum Reports {
  /// The reports there are.
  static let known = ["counterpoint"]

  /// Whether a site is to show what Counterpoint plays; without it `StaticSite` builds the site
  /// alone.
  ///
  /// - Parameter content: The folder of words.
  /// - Returns: Whether it is.
  /// - Throws: Every fault of `site.yml`.
  static func includeCounterpoint(in content: String) throws(DiagnosticError) -> Bool {
    try requireSite(in: content)
    let configuration = try SiteConfiguration(from: SourceFolder(content), knownReports: known)
    return configuration.reports.contains { $0.name == "counterpoint" }
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
