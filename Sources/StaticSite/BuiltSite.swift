public import Diagnostics

/// A site as it would be written, and what was found wrong with it.
public struct BuiltSite: Sendable {
  /// All files, sorted by path.
  public internal(set) var files: [OutputFile] = []
  /// What was found, by file, line and column.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The number of pages.
  public internal(set) var pageCount = 0
  /// The addresses outside the site that pages link to; none of them is fetched.
  public internal(set) var externalLinks: Set<String> = []

  /// The files, if nothing is wrong.
  ///
  /// - Throws: All that was found, if there is an error among it.
  public func checkedFiles() throws(DiagnosticError) -> [OutputFile] {
    if diagnostics.hasErrors { throw DiagnosticError(diagnostics) }
    return files
  }
}
