import SiteFiles
import StaticSite
import Testing

@Suite("A page's source path")
struct SourcePathTests {
  @Test("is that of its text, and none on a page that has no text")
  func path() async throws {
    let layout =
      "<!doctype html><title>{{title}}</title>{{#sourcePath}}<i>{{sourcePath}}</i>{{/sourcePath}}"
    let site = try ListingSite([
      "content/notes/oboe d'amore.md": "---\ntitle: A\ntags: [b]\n---\n",
      "content/notes/index.md": "---\ntitle: N\n---\n",
      "templates/page.mustache": layout, "templates/term.mustache": layout,
    ])
    let built = await site.built()
    #expect(site.found(built) == [])
    func text(_ path: String) -> String {
      String(decoding: built.file(at: path)?.bytes ?? [], as: UTF8.self)
    }
    #expect(text("notes/oboe d'amore/index.html").contains("<i>notes/oboe d&#39;amore.md</i>"))
    #expect(text("notes/index.html").contains("<i>notes/index.md</i>"))
    #expect(text("tags/b/index.html").contains("<title>b</title>"))
    #expect(!text("tags/b/index.html").contains("<i>"))
  }
}
