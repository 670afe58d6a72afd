import Diagnostics
import StaticSite
import TestSupport
import Testing

@testable import Importing

/// A small site of another generator, imported.
struct ImportedFolder {
  let site: ImportedSite
  private let folder: TemporaryFolder

  /// Writes files, by their paths, and what else is put beside them, and imports them.
  init(
    _ generator: String, _ files: [String: String], today: String = "2026-01-01",
    adding others: (TemporaryFolder) throws -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: "source/\(path)") }
    try others(folder)
    let day = try #require(CalendarDate(today))
    site = try SiteImport.site(from: generator, in: folder.path("source"), today: day)
  }

  /// Returns what a file of `content/` holds after its front matter; `nil` if there is no file.
  func body(_ path: String) -> String? {
    text(path).map { text in
      let parts = text.split(separator: "---\n", maxSplits: 1, omittingEmptySubsequences: true)
      return parts.count < 2 ? "" : String(parts[1].drop { $0 == "\n" })
    }
  }

  /// Returns the text of a file of `content/`; `nil` if there is no file.
  func text(_ path: String) -> String? { site.texts.first { $0.path == path }?.text }

  /// The front matter of a text.
  func frontMatter(_ path: String) -> String? {
    text(path)?.split(separator: "---\n", maxSplits: 1).first.map(String.init)
  }

  /// The addresses of the pages that are published, and those that lead to one.
  var addresses: Set<String> {
    var found: Set<String> = []
    for (path, text) in site.texts where path.hasSuffix(".md") {
      guard !text.contains("\ndraft: true\n") else { continue }
      let name = path.dropLast(3)
      found.insert(
        "/"
          + (name == "index"
            ? "" : name.hasSuffix("/index") ? String(name.dropLast(5)) : name + "/"))
      let aliases = text.firstMatch(of: #/\naliases: \[(.*)\]\n/#)?.1 ?? ""
      for alias in aliases.split(separator: ", ") {
        found.insert("/" + alias.trimmingPrefix("\"").prefix { $0 != "\"" })
      }
    }
    return found
  }

  /// The faults of what could not be taken over: the id, the place below the folder, the message.
  var found: [String] {
    site.diagnostics.map { diagnostic in
      let file = diagnostic.location?.file.replacing(folder.path("source") + "/", with: "") ?? ""
      return "\(file):\(diagnostic.location?.line ?? 0) \(diagnostic.id): \(diagnostic.message)"
    }
  }
}
