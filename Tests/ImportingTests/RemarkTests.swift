import Diagnostics
import Testing

@testable import Importing

@Suite("What an import lists") struct RemarkTests {
  @Test(
    "says of which kind it is",
    arguments: [
      ("{{< own >}}", .markKept), ("{{< youtube a >}}", .markChanged), ("[a](gone.md)", .linkKept),
      ("{{< ref \"gone.md\" >}}", .linkKept), ("A <Component/> b", .markKept),
    ] as [(String, DiagnosticID)])
  func marks(_ row: (written: String, id: DiagnosticID)) throws {
    let site = try ImportedFolder(
      "hugo", ["content/a.md": "---\ntitle: A\n---\n\(row.written)\n"])
    #expect(site.site.diagnostics.map(\.id) == [row.id])
    #expect(site.site.diagnostics.first?.location?.line == 4)
  }

  @Test(
    "names front matter and files too",
    arguments: [
      (["content/a.md": "---\ntitle: A\ndate: soon\n---\n"], .keyChanged),
      (["content/a.md": "---\ntitle: A\ntags: [\"!\"]\n---\n"], .keyChanged),
      (["content/a.md": "---\ntitle: A\n---\n", "content/b.html": ""], .fileLeftOut),
      (["content/a.md": "---\ntitle: A\n---\n", "static/feed.xml": ""], .fileLeftOut),
      (["content/a.md": "---\ntitle: A\n---\n", "data/a.yml": "a: &b 1\n"], .fileLeftOut),
      (["content/a.md": "---\ntitle: A\naliases: [\"a?b\"]\n---\n"], .placeChanged),
    ] as [([String: String], DiagnosticID)])
  func files(_ row: (files: [String: String], id: DiagnosticID)) throws {
    let site = try ImportedFolder("hugo", row.files)
    #expect(site.site.diagnostics.map(\.id) == [row.id])
  }

  @Test("names a file that a book includes and does not have")
  func includes() throws {
    let site = try ImportedFolder(
      "mdbook", ["SUMMARY.md": "- [A](a.md)\n", "a.md": "{{#include gone.rs}}\n"])
    #expect(site.site.diagnostics.map(\.id) == [.missingInclude])
  }
}
