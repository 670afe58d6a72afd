import Diagnostics
import Foundation
import Metrics

/// The sources of patterns, samples and widgets, and what they say.
struct ExaminedSources {
  let files: [SourceFile]
  let library: SourceLibrary

  /// Reads and examines the sources.
  ///
  /// - Parameters:
  ///   - root: The package's root.
  ///   - samples: The identifiers of the samples.
  /// - Returns: What they say, or that they cannot be read.
  static func examine(
    root: String, samples: Set<String>
  ) -> Result<ExaminedSources, DiagnosticError> {
    do {
      let files = try SourceLibrary.folders.flatMap {
        try SourceFile.all(in: $0, root: URL(filePath: root, directoryHint: .isDirectory))
      }
      let library = SourceLibrary(files, samples: samples.map(folder(ofSample:)))
      return .success(ExaminedSources(files: files, library: library))
    } catch {
      return .failure(
        DiagnosticError(
          Diagnostic(
            "no-sources", "the sources of the patterns cannot be read below '\(root)'",
            explanation: "They stand in \(SourceLibrary.folders.joined(separator: ", ")).",
            suggestion: "run build-site in the package's own folder")))
    }
  }

  /// The folder of a sample: `tally-counter` stands in `TallyCounter`.
  static func folder(ofSample id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
