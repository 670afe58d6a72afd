public import Diagnostics
import Foundation
import SiteLinks

extension ImportedSite {
  /// Copies the files that are not texts.
  ///
  /// - Parameter folder: The folder `content` of the new site.
  /// - Throws: That one of them cannot be copied.
  public func copyFiles(into folder: String) throws(DiagnosticError) {
    for (source, path) in files {
      let target = URL(filePath: "\(folder)/\(path)")
      do {
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        // What a link leads to is copied, not the link.
        try FileManager.default.copyItem(
          at: URL(filePath: source).resolvingSymlinksInPath(), to: target)
      } catch {
        throw DiagnosticError(
          Diagnostic(
            .unwritable, at: SourceLocation(file: source),
            "the file cannot be copied to '\(target.path)': \(error.localizedDescription)"))
      }
    }
  }
}
