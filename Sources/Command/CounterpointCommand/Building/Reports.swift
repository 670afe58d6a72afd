import Diagnostics
import SiteFiles
import StaticSite

enum Reports {
  /// The names of all reports.
  static let known = ["counterpoint", "recordings"]

  /// Returns whether a site shows the report of Counterpoint.
  ///
  /// - Throws: Every error in `site.yml`.
  static func includeCounterpoint(in content: String) throws(DiagnosticError) -> Bool {
    try requireSite(in: content)
    let configuration = try SiteConfiguration(
      from: RunningProgram.current.folder(content), knownReports: known)
    return configuration.reports.contains { $0.name == "counterpoint" }
  }

  /// Throws if a site does not show the report of Counterpoint, or if there is no site.
  static func requireCounterpoint(in content: String) throws(DiagnosticError) {
    if try includeCounterpoint(in: content) { return }
    throw DiagnosticError(
      .noReport, at: SourceLocation(file: "\(content)/site.yml"),
      "the site has no report 'counterpoint'",
      explanation: "Samples, patterns and scenarios are part of a site with this report.",
      suggestion: "run \(RunningProgram.current.name) in Counterpoint's own folder, or write "
        + "'reports: [counterpoint]'")
  }

  /// Throws in any other package than Counterpoint's own, to which the command would add sources.
  static func requireCounterpointPackage() throws(DiagnosticError) {
    guard let base = RunningProgram.current.base else { return }
    throw DiagnosticError(
      .wrongFolder, "this command changes Counterpoint's own package",
      explanation: "'\(RunningProgram.current.name)' runs in a package that depends on it.",
      suggestion: "run build-site in '\(base)', or create a separate package with "
        + "'new pattern NAME --package FOLDER'")
  }

  /// Throws if the folder of texts has no `site.yml`, and hence is not a site.
  static func requireSite(in content: String) throws(DiagnosticError) {
    guard !TextFile.exists("\(content)/site.yml") else { return }
    throw DiagnosticError(
      .noSite, at: SourceLocation(file: "\(content)/site.yml"),
      "there is no such file, so there is no site",
      suggestion:
        "run \(RunningProgram.current.name) in the site's own folder, or create one with "
        + "'\(RunningProgram.current.name) init FOLDER'")
  }
}
