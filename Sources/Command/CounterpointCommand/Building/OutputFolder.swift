import Diagnostics
import SiteFiles
import StaticSite

/// The folder that a site is to be written to, checked before anything is.
struct OutputFolder {
  let path: String
  let options: BuildOptions

  /// Throws if the folder is one that the site is built from, is in one, or contains one.
  func check() throws(DiagnosticError) {
    let own = ResolvedFolder(path)
    let read = [options.content.content, options.templates].filter {
      own.overlaps(ResolvedFolder($0))
    }
    let diagnostics = read.map { other in
      Diagnostic(
        .wrongFolder, at: SourceLocation(file: path),
        "the site cannot stand in or around '\(other)', from which it is made",
        explanation: "What is written would be read by the next build.",
        suggestion: "choose a folder beside it, such as 'site'")
    }
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics) }
  }

  /// All that would keep a site from being written there.
  func diagnostics(of site: BuiltSite) -> [Diagnostic] {
    do {
      try check()
      return SiteWriter(folder: path).diagnostics(of: site.files)
    } catch {
      return error.diagnostics
    }
  }
}
