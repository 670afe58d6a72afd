import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("Terms") struct TermTests {
  @Test("that differ by their signs have pages of their own")
  func signs() async throws {
    let site = try ListingSite([
      "content/a.md": "---\ntitle: A\ntags: [C, C++, 'C#', .NET, NET, 'F*', Node.js]\n---\n",
      "content/b.md": "---\ntitle: B\ntags: [C#]\n---\n",
    ])
    let built = await site.built()
    #expect(site.found(built) == [])
    let pages = Set(built.files.map(\.path).filter { $0.hasPrefix("tags/") })
    let slugs = ["c", "c-plus-plus", "c-sharp", "dot-net", "f-star", "net", "node-js"]
    #expect(pages == Set(slugs.map { "tags/\($0)/index.html" } + ["tags/index.html"]))
  }
}
