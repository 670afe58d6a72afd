import Foundation
import Identifiers
import Metrics
import TestSupport

extension SourceLibrary {
  private static let examined = Result {
    let root = packageRoot
    let files = try SourceFolders.examined.flatMap { try SourceFile.all(in: $0, root: root) }
    return SourceLibrary(files, samples: ["DelayedStar", "TallyCounter"])
  }

  /// The sources of this package, examined once.
  static func own() throws -> SourceLibrary { try examined.get() }
}
