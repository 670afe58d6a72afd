import Diagnostics
import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("Names that look the same and are composed otherwise") struct CompositionTests {
  private static let (one, two) = ("\u{E9}", "e\u{301}")

  @Test("are other names, as they are to browsers")
  func names() async throws {
    let site = try ListingSite([
      "content/a.md":
        "---\ntitle: A\n---\n# \(Self.one)\n\n[a](#\(Self.one)) [b](#\(Self.two)) [c](/\(Self.two).txt)\n",
      "content/b.md":
        "---\ntitle: B\n---\n[d](a.md#\(Self.two)) [e](a.md#\(Self.one)) [f](/\(Self.one).txt)\n",
      "content/\(Self.one).txt": "x",
    ])
    let found = await site.built().diagnostics
    #expect(found.map(\.id) == [.brokenAnchor, .brokenLink, .brokenAnchor])
    #expect(found.allSatisfy { $0.explanation?.contains("looks the same") == true })
    #expect(found.allSatisfy { $0.suggestion == nil })
  }

  @Test("A byte-order mark of a template's part or of a style sheet is left out")
  func marks() async throws {
    let site = try ListingSite([
      "templates/page.mustache": "\u{FEFF}<!doctype html><title>{{title}}</title>{{> part}}",
      "templates/part.mustache": "\u{FEFF}<p>x</p>",
      "templates/assets/a.css": "\u{FEFF}p { color: red }\n",
      "templates/assets/b.css": "\u{FEFF}q { color: red }\n",
    ])
    try site.folder.write(
      "title: S\nbundles: {all.css: [a.css, b.css]}\n", to: "content/site.yml")
    let built = await site.built()
    for file in built.files {
      #expect(!file.bytes.contains(0xEF), "\(file.path)")
    }
  }

  @Test("A control character in a title's escape is refused")
  func escapes() async throws {
    let site = try ListingSite([
      "content/a.md":
        "---\ntitle: \"A\\u0001\"\nsummary: \"B\\u0008\"\ntags: [\"c\\u0002\", \"d\\ufffe\"]\n---\n"
    ])
    let found = await site.built().diagnostics
    #expect(found.allSatisfy { $0.id == .controlCharacter })
    #expect(found.map { $0.location?.range?.start.line } == [2, 3, 4, 4])
  }
}
