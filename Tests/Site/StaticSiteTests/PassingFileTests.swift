import Diagnostics
import Foundation
import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("A file of a site that is brought up to date")
struct PassingFileTests {
  /// A report whose files belong to other pages when there are more texts.
  private struct MovingReport: SiteReport {
    let name = "moving"
    let kinds: [AnyContentKind] = []

    func pages(of content: SiteContent, clock: StageClock) async -> ReportedPages {
      ReportedPages(
        made: (0..<8).map { number in
          let file = OutputFile(path: "\((number + content.texts.count) % 8).json", text: "{}")
          return Page(path: "p\(number)/", template: "page", title: "P", files: [file])
        })
    }
  }

  private func folder(_ settings: String = "") throws -> TemporaryFolder {
    try TemporaryFolder {
      Folder("content") {
        TextFile("site.yml", "title: S\n\(settings)")
        TextFile("index.md", "---\ntitle: Home\n---\n")
        TextFile("a.md", "---\ntitle: A\n---\n")
      }
      Folder("templates") { TextFile("page.mustache", "<title>{{title}}</title>") }
    }
  }

  private func setup(_ folder: TemporaryFolder) -> SiteSetup {
    var setup = SiteSetup(content: folder.path("content"), templates: folder.path("templates"))
    setup.reports = [MovingReport()]
    return setup
  }

  @Test("is the page's again when a copied one has gone that was in its way")
  func fileInTheWay() async throws {
    let folder = try folder()
    try folder.write("copied", to: "content/a/index.html")
    let site = Site(setup(folder))
    #expect(await site.build().diagnostics.map(\.id) == [.samePath])
    let copied = folder.path("content/a/index.html")
    try FileManager.default.removeItem(atPath: copied)
    let built = await site.update([copied])
    #expect(built.diagnostics == [])
    let page = try #require(built.file(at: "a/index.html"))
    #expect(String(decoding: page.bytes, as: UTF8.self) == "<title>A</title>")
    #expect(built.changedFiles?.contains("a/index.html") == true)
  }

  @Test("stays when it passes from one page to another")
  func passing() async throws {
    let folder = try folder("reports: [moving]\n")
    let site = Site(setup(folder))
    #expect(await site.build().diagnostics == [])
    try folder.write("---\ntitle: B\n---\n", to: "content/b.md")
    let built = await site.update([folder.path("content/b.md")])
    #expect(built.diagnostics == [])
    let files = built.files.map(\.path).filter { $0.hasSuffix(".json") }
    #expect(files == (0..<8).map { "\($0).json" })
  }
}
