import Diagnostics
import Foundation
import TestSupport
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

  @Test(
    "names what is no file, and leaves it out",
    arguments: [("hugo", "static/"), ("jekyll", "assets/")])
  func otherKinds(_ generator: String, _ assets: String) throws {
    let text = generator == "hugo" ? "content/a.md" : "a.md"
    let site = try ImportedFolder(generator, [text: "Text\n", assets + "a.png": "a"]) { source in
      let place = { (name: String) in source.path("source/\(assets)\(name)") }
      #expect(mkfifo(place("pipe"), 0o600) == 0)
      for (link, target) in [("gone", "nowhere"), ("link.png", "a.png"), ("up", "..")] {
        try FileManager.default.createSymbolicLink(
          atPath: place(link), withDestinationPath: target)
      }
    }
    #expect(
      site.found == [
        "\(assets)gone:0 file-left-out: the file is not copied: it is a symbolic link to a missing file",
        "\(assets)pipe:0 file-left-out: the file is not copied: "
          + "expected a file, found a pipe, a socket or a device",
        "\(assets)up:0 file-left-out: the file is not copied: it is a symbolic link to a folder",
      ])
    let copied = site.site.files.map { $0.source.split(separator: "/").last ?? "" }
    #expect(copied == ["a.png", "link.png"])
  }

  @Test(
    "keeps front matter that cannot be read as code, and says so",
    arguments: [
      ("---\ntitle: [A\ndate: {{ b }}\n---\n", "```yaml\ntitle: [A\ndate: {{ b }}\n```\n"),
      ("---\r\ntitle: [A\r\n---\r\n", "```yaml\ntitle: [A\n```\n"),
      ("---\nno keys\n---\n", "```yaml\nno keys\n```\n"),
      ("+++\ntitle = A\n+++\n", "```toml\ntitle = A\n```\n"),
      ("{\"title\": [}\n", "```json\n{\"title\": [}\n```\n"),
    ])
  func frontMatter(_ written: String, _ kept: String) throws {
    let site = try ImportedFolder("hugo", ["content/a.md": written + "[Link](gone.md)\n"])
    #expect(site.body("a.md") == kept + "\n[Link](gone.md)\n")
    let found = site.site.diagnostics
    #expect(
      found.first?.explanation?.hasSuffix(
        "The front matter is kept as code at the beginning of the text.") == true)
    // What follows keeps its own place all the same.
    #expect(found.last?.id == .linkKept)
    #expect(found.last?.location?.line == written.count { $0.isNewline } + 1)
    #expect(found.last?.location?.column == 8)
  }

  @Test("says that a text which is not UTF-8 is left out, whatever its front matter")
  func encoding() throws {
    let site = try ImportedFolder("hugo", ["content/a.md": "Text\n"]) { source in
      for (name, text) in [("b", "caf"), ("c", "{\"title\": \"C\"}\ncaf")] {
        var bytes = Data(text.utf8)
        bytes.append(0xE9)
        try bytes.write(to: URL(filePath: source.path("source/content/\(name).md")))
      }
    }
    #expect(
      site.found == [
        "content/b.md:1 not-utf8: the text is not valid UTF-8",
        "content/c.md:2 not-utf8: the text is not valid UTF-8",
      ])
    #expect(
      site.site.diagnostics.allSatisfy {
        $0.explanation?.hasSuffix("The text is left out.") == true
      })
    #expect(site.site.texts.allSatisfy { !["b.md", "c.md"].contains($0.path) })
  }

  @Test("names a file that a book includes and does not have")
  func includes() throws {
    let site = try ImportedFolder(
      "mdbook", ["SUMMARY.md": "- [A](a.md)\n", "a.md": "{{#include gone.rs}}\n"])
    #expect(site.site.diagnostics.map(\.id) == [.missingInclude])
  }
}
