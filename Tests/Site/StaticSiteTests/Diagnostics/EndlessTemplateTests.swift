import Diagnostics
import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("Templates that call themselves") struct EndlessTemplateTests {
  @Test("Data decide whether it ends, and a site brought up to date is what a clean build gives")
  func data() async throws {
    let small = try SmallSite()
    let folder = small.folder
    try folder.write(
      "{{{body}}}{{#data.tree}}{{> tree}}{{/data.tree}}", to: "templates/page.mustache")
    try folder.write("<p>{{name}}{{#below}}{{> tree}}{{/below}}</p>", to: "templates/tree.mustache")
    let ends = #"{"name": "a", "below": [{"name": "b", "below": []}]}"#
    // What is below has nothing below it itself, so that the outer one is found again.
    let doesNotEnd = #"{"name": "a", "below": [{"name": "b"}]}"#
    try folder.write(ends, to: "content/data/tree.json")
    let site = Site(small.setup())
    var built = await site.build()
    #expect(built.diagnostics == [])
    let page = try #require(built.file(at: "guide/index.html"))
    #expect(String(decoding: page.bytes, as: UTF8.self).hasSuffix("<p>a<p>b</p></p>"))
    for (text, ids) in [(doesNotEnd, [.endlessTemplate]), (ends, [])] as [(String, [DiagnosticID])]
    {
      try folder.write(text, to: "content/data/tree.json")
      built = await site.update([folder.path("content/data/tree.json")])
      let clean = await small.load()
      #expect(built.diagnostics.map(\.id) == ids)
      #expect(built.diagnostics == clean.diagnostics)
      #expect(built.files == clean.files)
    }
  }
}
