import Diagnostics
import Foundation
import Identifiers
import Metrics
import Samples

/// The sources of patterns, samples and widgets, and what they say.
struct ExaminedSources: Sendable {
  let files: [SourceFile]
  let library: SourceLibrary
  /// What they say of each implementation.
  let facts: ImplementationFacts
  /// Which files are on which implementation's page.
  let code: CodeIndex

  /// Examines sources.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - implementations: What is written in them.
  init(_ files: [SourceFile], _ implementations: [Implementation]) {
    let samples = Set(implementations.map(\.sample.id))
    self.files = files
    library = SourceLibrary(files, samples: samples.map(SourceFolders.name(for:)))
    facts = ImplementationFacts(implementations, library: library)
    code = CodeIndex(files, implementations)
  }

  /// The sources of a package.
  ///
  /// - Parameter root: The package's root.
  /// - Returns: The sources, or that they cannot be read.
  static func files(below root: String) -> Result<[SourceFile], DiagnosticError> {
    do {
      let root = URL(filePath: root, directoryHint: .isDirectory)
      return .success(
        try SourceFolders.examined.flatMap { try SourceFile.all(in: $0, root: root) })
    } catch {
      return .failure(
        DiagnosticError(
          Diagnostic(
            .noSources, "the sources of the patterns cannot be read below '\(root)'",
            explanation: "They are in \(SourceFolders.examined.joined(separator: ", ")).",
            suggestion: "run build-site in the package's own folder")))
    }
  }
}
