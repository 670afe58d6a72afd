import Diagnostics
import Foundation
import StaticSite
import TestSupport
import Testing

/// A site of one template whose texts are given.
private func built(_ texts: [String: String]) async throws -> (BuiltSite, Duration) {
  let folder = try TemporaryFolder()
  try folder.write("title: S\n", to: "content/site.yml")
  try folder.write(
    "<!doctype html><title>{{title}}</title>{{{body}}}", to: "templates/page.mustache")
  for name in ["index.md", "posts.md"] {
    try folder.write("---\ntitle: T\n---\n", to: "content/\(name)")
  }
  for (name, body) in texts {
    try folder.write("---\ntitle: T\nraw-html: true\n---\n\(body)", to: "content/\(name)")
  }
  let setup = SiteSetup(content: folder.path("content"), templates: folder.path("templates"))
  let start = ContinuousClock.now
  let site = await Site(setup).build()
  return (site, .now - start)
}

@Suite("Suggestions") struct SuggestionTests {
  /// Texts with links, and what makes each link lead nowhere.
  static let hostile: [(name: String, texts: @Sendable (String) -> [String: String])] = [
    (
      "misspelt names of many headings",
      { wrong in
        let headings = (0..<2000).map { "# Heading number \($0)\n\n" }
        let links = (0..<2000).map { "[a](#heading-number-\($0)\(wrong))\n" }
        return ["index.md": (headings + links).joined()]
      }
    ),
    (
      "links on one line of HTML",
      { wrong in
        let headings = (0..<2000).map { "# Heading number \($0)\n\n" }
        let links = (0..<2000).map { "<a href=\"#heading-number-\($0)\(wrong)\">a</a>" }
        return ["index.md": (headings + ["<p>"] + links + ["</p>\n"]).joined()]
      }
    ),
    (
      "addresses of many pages",
      { wrong in
        Dictionary(
          uniqueKeysWithValues: (0..<1000).map {
            ("posts/the-post-number-\($0).md", "[a](/posts/the-post-number-\($0)\(wrong)/)\n")
          })
      }
    ),
    (
      "texts",
      { wrong in
        Dictionary(
          uniqueKeysWithValues: (0..<1000).map {
            ("posts/the-post-number-\($0).md", "[a](the-post-number-\($0)\(wrong).md)\n")
          })
      }
    ),
  ]

  @Test("cost no more than a few times the same site without", arguments: hostile.indices)
  func bounded(_ index: Int) async throws {
    let texts = Self.hostile[index].texts
    let (right, without) = try await built(texts(""))
    let (wrong, with) = try await built(texts("x"))
    #expect(right.diagnostics.isEmpty)
    #expect(wrong.diagnostics.filter { $0.severity == .error }.count >= 1000)
    #expect(with < without * 5 + .seconds(10), "\(Self.hostile[index].name): \(without), \(with)")
  }

  @Test("end after a hundred names, which the report says")
  func limit() async throws {
    let links = (100..<300).map {
      "[a](#heading-of-the-text-\($0)) [b](#heading-of-the-text-\($0))\n"
    }
    let (site, _) = try await built(["index.md": "# Heading of the text\n\n" + links.joined()])
    let errors = site.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 400)
    #expect(
      errors.prefix(200).allSatisfy { $0.suggestion == "did you mean '#heading-of-the-text'?" })
    #expect(errors.dropFirst(200).allSatisfy { $0.suggestion == nil })
    let note = try #require(site.diagnostics.first { $0.id == .suggestionsEnded })
    #expect(note.severity == .note)
    #expect(note.message == "no suggestions for 200 more problems")
  }

  @Test("are the same after an edit as in a clean build, though they are kept")
  func kept() async throws {
    let folder = try TemporaryFolder()
    try folder.write("title: S\n", to: "content/site.yml")
    try folder.write("<title>{{title}}</title>{{{body}}}", to: "templates/page.mustache")
    try folder.write(
      "---\ntitle: H\n---\n[a](oboes.md) [b](/oboes/) [c](b.md#first)\n", to: "content/index.md")
    try folder.write("---\ntitle: B\n---\n# Fist\n", to: "content/b.md")
    let setup = SiteSetup(content: folder.path("content"), templates: folder.path("templates"))
    let site = Site(setup)
    _ = await site.build()
    let edits = [
      ("content/oboe.md", "---\ntitle: O\n---\n"),
      ("content/b.md", "---\ntitle: B\n---\n# Firsts\n"),
      ("content/oboe.md", "---\ntitle: O\n---\nx\n"), ("content/oboes2.txt", "x"),
    ]
    for (path, text) in edits {
      try folder.write(text, to: path)
      let updated = await site.update([folder.path(path)])
      let clean = await Site(setup).build()
      #expect(updated.diagnostics == clean.diagnostics)
    }
    try FileManager.default.removeItem(atPath: folder.path("content/oboe.md"))
    let updated = await site.update([folder.path("content/oboe.md")])
    let clean = await Site(setup).build()
    #expect(updated.diagnostics == clean.diagnostics)
    #expect(clean.diagnostics.contains { $0.suggestion == "did you mean '#firsts'?" })
  }
}
