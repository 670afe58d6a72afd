import Diagnostics
import StaticSite
import TestSupport
import Testing

@Suite("Texts that are held back") struct HoldingBackTests {
  /// A site with a text of a date, and what `site.yml` and the setup say.
  private func build(
    date: String, site: String = "", until: String? = nil, drafts: Bool = false, link: String = ""
  ) async throws -> BuiltSite {
    let small = try SmallSite()
    try small.folder.write("title: Small\n\(site)\n", to: "content/site.yml")
    try small.folder.write("---\ntitle: A\ndate: \(date)\n---\n", to: "content/a.md")
    try small.folder.write("---\ntitle: B\n---\n\(link)\n", to: "content/b.md")
    var setup = small.setup()
    setup.until = until.flatMap(CalendarDate.init)
    setup.includesDrafts = drafts
    return await Site(setup).build()
  }

  @Test(
    "Are those with a later date than is given, which no clock gives",
    arguments: [
      ("9999-01-01", "", nil, true), ("2026-11-22", "until: 2026-11-22", nil, true),
      ("2026-11-22T23:59:59Z", "until: 2026-11-22", nil, true),
      ("2026-11-23", "until: 2026-11-22", nil, false),
      ("2026-11-23T00:30:00+01:00", "until: 2026-11-22", nil, true),
      ("2026-11-22T22:30:00-02:00", "until: 2026-11-22", nil, false),
      ("2026-11-22T10:00:00Z", "until: 2026-11-22T09:00:00Z", nil, false),
      ("2026-12-01", "until: 2026-11-22", "2026-12-01", true),
      ("2026-12-01", "until: 2026-12-31", "2026-11-30", false),
      ("2026-12-01", "", "2026-11-30", false),
    ])
  func dates(_ date: String, _ site: String, _ until: String?, _ isPublished: Bool) async throws {
    let built = try await build(date: date, site: site, until: until)
    #expect(built.diagnostics.isEmpty)
    #expect((built.file(at: "a/index.html") != nil) == isPublished)
  }

  @Test("Are published with drafts, if these are")
  func drafts() async throws {
    let built = try await build(date: "2026-11-23", until: "2026-11-22", drafts: true)
    #expect(built.file(at: "a/index.html") != nil)
  }

  @Test(
    "Are named where a link leads to them, by file or by address",
    arguments: ["[a](a.md)", "[a](/a/)", "[a](/a/#b)"])
  func links(_ link: String) async throws {
    let found = try await build(date: "2026-11-23", until: "2026-11-22", link: link).diagnostics
    #expect(found.map(\.message) == ["the text 'a.md' is dated 2026-11-23 and held back"])
    #expect(found.first?.location?.line == 4)
    #expect(found.first?.suggestion == "delete this link, or publish until 2026-11-23")
  }

  @Test(
    "Have no page of their tags, and a link to it is told so",
    arguments: ["[b](/tags/)", "[b](/tags/garden/)"])
  func taxonomies(_ link: String) async throws {
    let small = try SmallSite()
    try small.folder.write(
      "---\ntitle: A\ndate: 2026-11-23\ntags: [garden]\n---\n", to: "content/a.md")
    try small.folder.write("---\ntitle: B\n---\n\(link)\n", to: "content/b.md")
    var setup = small.setup()
    setup.until = CalendarDate("2026-11-22")
    let found = await Site(setup).build().diagnostics
    #expect(found.map(\.id) == [.brokenLink])
    #expect(found.first?.explanation?.hasPrefix("No published text has 'tags'") == true)
    #expect(
      found.first?.suggestion
        == "write 'tags' into the front matter of a text, or delete the link")
  }

  @Test("Are checked")
  func checked() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "---\ntitle: A\ndate: 2026-11-23\nsumary: B\n---\n", to: "content/a.md")
    var setup = small.setup()
    setup.until = CalendarDate("2026-11-22")
    #expect(await Site(setup).build().diagnostics.map(\.id) == [.unknownKey])
  }
}
