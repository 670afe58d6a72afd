import Diagnostics
import Foundation
import Identifiers
import Metrics
import Samples

/// The sources of a package that a report shows.
struct PackageSources: Equatable, Sendable {
  /// Those of patterns, samples and widgets.
  let examined: [SourceFile]
  /// Those of the patterns' unit tests, which are shown and not examined.
  let tests: [SourceFile]
}

/// The sources of patterns, samples and widgets, and what they say.
struct ExaminedSources: Sendable {
  let files: [SourceFile]
  /// The patterns' unit tests.
  let tests: [SourceFile]
  let library: SourceLibrary
  /// What they say of each implementation.
  let facts: ImplementationFacts
  /// Which files are on which implementation's page.
  let code: CodeIndex

  /// Examines sources.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - implementations: What is written in them.
  init(_ sources: PackageSources, _ implementations: [Implementation]) {
    let samples = Set(implementations.map(\.sample.id))
    files = sources.examined
    tests = sources.tests
    library = SourceLibrary(files, samples: samples.map(SourceFolders.name(for:)))
    facts = ImplementationFacts(implementations, library: library)
    code = CodeIndex(files + tests, implementations)
  }

  /// The sources of a package.
  ///
  /// - Parameter root: The package's root.
  /// - Returns: The sources, or that they cannot be read. Where there are no tests, none are shown.
  static func files(below root: String) -> Result<PackageSources, DiagnosticError> {
    do {
      let root = URL(filePath: root, directoryHint: .isDirectory)
      return .success(
        PackageSources(
          examined: try SourceFolders.examined.flatMap { try SourceFile.all(in: $0, root: root) },
          tests: (try? SourceFile.all(in: SourceFolders.patternTests, root: root)) ?? []))
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
