import Comparison
import Foundation
import Metrics

/// The package that these tests belong to.
enum Package {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let samples = ["DelayedStar", "TallyCounter"]

  /// The contracts in `content/patterns`, by file name.
  static func contracts() throws -> [Contract] {
    let folder = root.appending(path: "content/patterns")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".md") && $0 != "index.md" }.map { name in
      let data = try Data(contentsOf: folder.appending(path: name))
      return try Contract.read(
        path: "content/patterns/\(name)", text: String(decoding: data, as: UTF8.self))
    }
  }

  private static let examined = Result { try SourceLibrary(root: root, samples: samples) }

  /// The sources, examined once.
  static func library() throws -> SourceLibrary { try examined.get() }
}
