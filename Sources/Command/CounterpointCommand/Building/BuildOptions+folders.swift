import Diagnostics

extension BuildOptions {
  /// Throws if there is no folder of templates, or if it is in the folder of words or around it.
  func checkFolders() throws(DiagnosticError) {
    let (own, words) = (ResolvedFolder(templates), ResolvedFolder(content.content))
    guard own.contains(words) || words.contains(own) else {
      return try TextFile.requireFolder(templates, "of templates")
    }
    throw DiagnosticError(
      Diagnostic(
        .wrongFolder, at: SourceLocation(file: templates),
        "the templates cannot be in or around '\(content.content)', the folder of words",
        explanation: "What is there besides texts is copied into the site.",
        suggestion: "choose a folder beside it, such as 'templates'"))
  }
}
