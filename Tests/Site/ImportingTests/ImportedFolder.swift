import Diagnostics
import TestSupport

@testable import Importing

/// A small site of another generator, imported.
struct ImportedFolder {
  let site: ImportedSite
  private let folder: TemporaryFolder

  /// Writes files, by their paths, and what else is put beside them, and imports them.
  init(
    _ generator: String, _ files: [String: String],
    adding others: (TemporaryFolder) throws -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: "source/\(path)") }
    try others(folder)
    site = try SiteImport.site(from: generator, in: folder.path("source"))
  }

  /// What a file of `content/` holds after its front matter; `nil` if there is none.
  func body(_ path: String) -> String? {
    text(path).map { text in
      let parts = text.split(separator: "---\n", maxSplits: 1, omittingEmptySubsequences: true)
      return parts.count < 2 ? "" : String(parts[1].drop { $0 == "\n" })
    }
  }

  /// What a file of `content/` holds.
  func text(_ path: String) -> String? { site.texts.first { $0.path == path }?.text }

  /// The front matter of a text.
  func frontMatter(_ path: String) -> String? {
    text(path)?.split(separator: "---\n", maxSplits: 1).first.map(String.init)
  }

  /// What could not be taken over: its id, its place below the folder, and what is said.
  var found: [String] {
    site.diagnostics.map { diagnostic in
      let file = diagnostic.location?.file.replacing(folder.path("source") + "/", with: "") ?? ""
      return "\(file):\(diagnostic.location?.line ?? 0) \(diagnostic.id): \(diagnostic.message)"
    }
  }
}
