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
  /// - Throws: Every fault of `site.yml`.
  static func includeCounterpoint(in content: String) throws(DiagnosticError) -> Bool {
    try requireSite(in: content)
    let configuration = try SiteConfiguration(
      from: RunningProgram.current.folder(content), knownReports: known)
    return configuration.reports.contains { $0.name == "counterpoint" }
  }

  /// Throws that a site shows nothing of what Counterpoint plays, or that there is none.
  static func requireCounterpoint(in content: String) throws(DiagnosticError) {
    if try includeCounterpoint(in: content) { return }
    throw DiagnosticError(
      .noReport, at: SourceLocation(file: "\(content)/site.yml"),
      "the site reports on nothing that is played",
      explanation: "Samples, patterns and scenarios are part of a site with a report.",
      suggestion: "run \(RunningProgram.current.name) in Counterpoint's own folder, or write "
        + "'reports: [counterpoint]'")
  }

  /// Throws that commands run in another package than Counterpoint's, whose patterns and samples
  /// are not begun there.
  static func requireCounterpointPackage() throws(DiagnosticError) {
    guard let base = RunningProgram.current.base else { return }
    throw DiagnosticError(
      .wrongFolder, "this would be a part of Counterpoint's own package",
      explanation: "'\(RunningProgram.current.name)' runs in a package that depends on it.",
      suggestion: "run build-site in '\(base)', or begin a package of its own with "
        + "'new pattern NAME --package FOLDER'")
  }

  /// Throws that there is no site, unless the folder of words says what it is.
  static func requireSite(in content: String) throws(DiagnosticError) {
    guard !TextFile.exists("\(content)/site.yml") else { return }
    throw DiagnosticError(
      .noSite, at: SourceLocation(file: "\(content)/site.yml"),
      "there is no such file, and so no site",
      suggestion:
        "run \(RunningProgram.current.name) in the site's own folder, or begin one with "
        + "'\(RunningProgram.current.name) init FOLDER'")
  }
}
