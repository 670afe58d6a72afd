import Diagnostics
import Documents
import StaticSite

/// Which reports a site asks for.
enum Reports {
  /// The reports there are.
  static let known = ["counterpoint"]

  /// Whether a site is to show what Counterpoint plays; without it `StaticSite` builds the site alone.
  ///
  /// Other faults of the configuration are left to whoever reads all of it.
  ///
  /// - Parameter content: The folder of words.
  /// - Returns: Whether it is.
  /// - Throws: That `site.yml` cannot be read so far, or asks for a report that there is not.
  static func includeCounterpoint(in content: String) throws(DiagnosticError) -> Bool {
    try requireSite(in: content)
    let folder = SourceFolder(content)
    let file = folder.file("site.yml")
    let entries = try Value.parse(yaml: file.text(), file: file.path)?.entries ?? []
    let asked = entries.first { $0.key == "reports" }?.value.elements?.map(\.text) ?? []
    if asked.contains(where: { $0.map { !known.contains($0) } ?? true }) {
      _ = try SiteConfiguration(from: folder, knownReports: known)
    }
    return asked.contains("counterpoint")
  }

  /// Throws that there is no site, unless the folder of words says what it is.
  static func requireSite(in content: String) throws(DiagnosticError) {
    guard !TextFile.exists("\(content)/site.yml") else { return }
    throw DiagnosticError(
      Diagnostic(
        "no-site", at: SourceLocation(file: "\(content)/site.yml"),
        "there is no such file, and so no site",
        suggestion: "run build-site in the site's own folder, or begin one with "
          + "'build-site init FOLDER'"))
  }
}
