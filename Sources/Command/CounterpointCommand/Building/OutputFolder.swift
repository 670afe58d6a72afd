import Diagnostics
import SiteFiles
import StaticSite

/// The folder that a site is to be written to, checked before anything is.
struct OutputFolder {
  private let path: String
  private let options: BuildOptions

  init(_ path: String, _ options: BuildOptions) {
    self.path = path
    self.options = options
  }

  /// Throws if the folder is one that the site is built from, is in one, or contains one.
  func check() throws(DiagnosticError) {
    let diagnostics = [options.content.content, options.templates].filter(isMixed(with:)).map {
      other in
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

  private func isMixed(with other: String) -> Bool {
    let (own, read) = (ResolvedFolder(path), ResolvedFolder(other))
    return own.contains(read) || read.contains(own)
  }
}
