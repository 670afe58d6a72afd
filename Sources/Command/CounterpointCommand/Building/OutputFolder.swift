import Diagnostics
import SiteFiles
import StaticSite

/// The folder to which a site is written, checked before writing begins.
struct OutputFolder {
  let path: String
  let options: BuildOptions

  /// Throws if the folder overlaps one from which the site is built.
  func check() throws(DiagnosticError) {
    let own = ResolvedFolder(path)
    let read = [options.content.content, options.templates].filter {
      own.overlaps(ResolvedFolder($0))
    }
    let diagnostics = read.map { other in
      Diagnostic(
        .wrongFolder, at: SourceLocation(file: path),
        "the output folder must not overlap '\(other)', from which the site is built",
        explanation: "The next build would read the files that this build writes.",
        suggestion: "choose a folder beside it, such as 'site'")
    }
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics) }
  }

  /// Returns everything that prevents a site from being written to the folder.
  func diagnostics(of site: BuiltSite) -> [Diagnostic] {
    do {
      try check()
      return SiteWriter(folder: path).diagnostics(of: site.files(beside:))
    } catch {
      return error.diagnostics
    }
  }
}
