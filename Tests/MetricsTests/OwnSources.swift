import Foundation
import Metrics

extension SourceLibrary {
  /// The sources of this package.
  static func own() throws -> SourceLibrary {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try SourceLibrary(root: root, samples: ["DelayedStar", "TallyCounter"])
  }
}
