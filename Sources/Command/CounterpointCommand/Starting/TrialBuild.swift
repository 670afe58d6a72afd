import Diagnostics
import Foundation
import SiteFiles
import StaticSite

/// The first build of an imported site, in memory: whether it can be built, and what is to be
/// mended.
struct TrialBuild {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  /// Builds the site; `site.yml` is changed to allow those of its errors that can be warnings.
  ///
  /// - Returns: The site, with the errors that keep it from being built.
  /// - Throws: That `site.yml` cannot be written.
  func settle() async throws(DiagnosticError) -> BuiltSite {
    let first = await site()
    let allowed = Set(first.diagnostics.filter { $0.severity == .error }.map(\.id))
      .intersection(SiteConfiguration.diagnosticsAllowedAsWarnings)
    guard !allowed.isEmpty else { return first }
    try allow(allowed.map(\.rawValue).sorted())
    return await site()
  }

  private func site() async -> BuiltSite {
    // Colours are no matter of whether it can be built, and take longest.
    await Site(
      SiteSetup(content: "\(folder)/content", templates: "\(folder)/templates")
    ).build()
  }

  private func allow(_ diagnostics: [String]) throws(DiagnosticError) {
    let file = SourceFolder(folder).file("content/site.yml")
    let text =
      try file.text() + """
        # Faults of these kinds are warnings, until all of them are mended and this line is taken out.
        warnings: [\(diagnostics.joined(separator: ", "))]

        """
    do {
      try Data(text.utf8).write(to: URL(filePath: file.path), options: .atomic)
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .unwritable, at: SourceLocation(file: file.path),
          "the file cannot be written: \(error.localizedDescription)"))
    }
  }
}
