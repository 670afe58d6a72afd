import Diagnostics
import SiteFiles
import SiteTemplates
import StaticSite
import TestSupport
import Testing

@Suite("A file that a report makes beside its pages")
struct ReportedFileTests {
  private func site(
    _ small: SmallSite, _ files: [OutputFile], linking address: String
  ) async -> BuiltSite {
    var setup = small.setup()
    let page = Page(
      path: "list/", template: "list", title: "List", values: ["address": .string(address)])
    setup.reports = [
      FixedReport(name: "all", pages: [page], files: files), FixedReport(name: "none", pages: []),
    ]
    return await Site(setup).build()
  }

  private func small() throws -> SmallSite {
    let small = try SmallSite()
    try small.folder.write("<a href=\"{{address}}\">file</a>", to: "templates/list.mustache")
    return small
  }

  @Test("is written, and pages link to it")
  func written() async throws {
    let file = OutputFile(path: "list/all.json.gz", bytes: [1, 2, 3])
    let built = await site(try small(), [file], linking: "/list/all.json.gz")
    #expect(built.diagnostics == [])
    #expect(built.file(at: "list/all.json.gz")?.bytes == [1, 2, 3])
    let page = try #require(built.file(at: "list/index.html"))
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("href=\"all.json.gz\""))
  }

  @Test("is missed where a page links to it and it is not there")
  func missing() async throws {
    let built = await site(try small(), [], linking: "/list/all.json.gz")
    #expect(built.diagnostics.map(\.id) == [.brokenLink])
  }

  @Test("is in the way of a file that has its path")
  func clash() async throws {
    let file = OutputFile(path: "guide/dot.txt", text: "another")
    let built = await site(try small(), [file], linking: "/guide/dot.txt")
    #expect(built.diagnostics.hasErrors)
  }
}
