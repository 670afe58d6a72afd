import Diagnostics

/// Checks that files can be in one folder together.
struct OutputPathCheck {
  private let files: [OutputFile]
  private let site: String

  init(of files: [OutputFile], in site: String) {
    self.files = files
    self.site = site
  }

  /// Throws every path that leads elsewhere, and every name that two files, or a file and a folder,
  /// would share.
  ///
  /// - Complexity: O(*n*) in the length of all paths.
  func check() throws(DiagnosticError) {
    let folders = FolderTree(ofFiles: files.lazy.map(\.path))
    var known: Set<String> = []
    known.reserveCapacity(files.count)
    var diagnostics: [Diagnostic] = []
    for file in files {
      if !Self.isPlain(file.path) {
        diagnostics.append(
          diagnostic(
            .wrongPath, file, "this is no path of a file below the site's root",
            "write it without '/' in front, and without '.', '..', empty parts and line breaks"))
      } else if !known.insert(file.path).inserted {
        diagnostics.append(
          diagnostic(.samePath, file, "two files would be written here", "give one another name"))
      } else if folders.contains(file.path) {
        diagnostics.append(
          diagnostic(
            .pathClash, file, "a file and a folder would both have this name",
            "give one another name"))
      }
    }
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics) }
  }

  private func diagnostic(
    _ id: DiagnosticID, _ file: OutputFile, _ message: String, _ suggestion: String
  ) -> Diagnostic {
    Diagnostic(
      id, at: SourceLocation(file: "\(site)/\(file.path)"), message, suggestion: suggestion)
  }

  /// Tells whether a path leads to a file below the root, and can be on a line of the manifest.
  private static func isPlain(_ path: String) -> Bool {
    if path == Manifest.name || path.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\n") }) {
      return false
    }
    return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
  }
}
