import Diagnostics
import SiteFiles
import TestSupport
import Testing

@testable import StaticSite

@Suite("Groups of search results") struct SearchGroupTests {
  private static let groups = [
    group("Answers", [], ["guide"]), group("Samples", ["samples"]),
    group("Code", ["samples", "*", "code"], ["samples", "*", "*", "*"]),
  ]

  @Test(
    "A page is in the group whose folder says the most of its path, or in the last",
    arguments: [
      ("", 0), ("guide/", 0), ("guide/choosing/", 0), ("samples/", 1), ("samples/a/b/", 1),
      ("samples/a/code/", 2), ("samples/a/b/c/", 2), ("guidebook/", 2), ("404.html", 2),
    ])
  func places(_ path: String, _ place: Int) {
    #expect(Self.groups.place(ofPage: path) == place)
  }

  @Test("Without groups every page is in the first")
  func none() {
    #expect([SearchGroup]().place(ofPage: "guide/") == 0)
  }

  @Test("A folder without pages is reported where it is named")
  func emptyFolders() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "title: Small\nsearch:\n  Prose: [/, gide]\n  Rest: ['recipes/*', 'recipes/*/*']\n",
      to: "content/site.yml")
    let found = await small.load().diagnostics
    #expect(found.map(\.id) == [.unknownFolder, .unknownFolder])
    #expect(
      found.map(\.message) == [
        "the folder 'gide' has no pages", "the folder 'recipes/*/*' has no pages",
      ])
    #expect(found.first?.suggestion == "did you mean 'guide'?")
    #expect(found.map { $0.location?.line } == [3, 4])
  }

  @Test(
    "The index is among the files to check only beside a path that may be one of its own",
    arguments: [
      ([], false), (["search/index.html", "notes/root.js"], false), (["search/root.js"], true),
      (["search/p-0.js/notes.txt"], true), (["search"], true),
    ])
  func indexBeside(_ others: [String], _ isMade: Bool) async throws {
    let small = try SmallSite()
    try small.folder.write("title: Small\nsearch: true\n", to: "content/site.yml")
    let site = await small.load()
    let paths = Set(site.files(beside: others).map(\.path))
    #expect(paths.contains("search/root.js") == isMade)
    #expect(paths.contains("index.html"))
    #expect(site.files.contains { $0.path == "search/root.js" })
  }

  private static func group(_ name: String, _ folders: [String]...) -> SearchGroup {
    SearchGroup(
      name: name,
      folders: folders.map {
        SearchFolder(
          parts: $0, written: $0.joined(separator: "/"),
          location: SourceLocation(file: "site.yml", line: 1, column: 1))
      })
  }
}
