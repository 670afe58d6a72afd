import Diagnostics
import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("Faults that a site allows") struct DiagnosticsAsWarningsTests {
  @Test("are warnings where 'warnings' names them, and errors elsewhere")
  func warnings() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "---\ntitle: A\n---\n[a](gone.md) [b](/guide/#gone) ![](/guide/dot.txt)\n", to: "content/a.md"
    )
    #expect(await small.load().diagnostics.allSatisfy { $0.severity == .error })
    try small.folder.write(
      "title: Small\nreports: [all]\nwarnings: [broken-link, broken-anchor]\n",
      to: "content/site.yml")
    let found = await small.load().diagnostics
    #expect(
      found.filter { $0.severity == .warning }.map(\.id.rawValue).sorted()
        == ["broken-anchor", "broken-link"])
    #expect(found.filter { $0.severity == .error }.map(\.id) == [.missingAlternativeText])
  }

  @Test("are those that leave a page; another one is refused with what can be named")
  func refused() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "title: Small\nreports: [all]\nwarnings: [broken-lnk, same-path]\n", to: "content/site.yml")
    let found = await small.load().diagnostics
    #expect(found.map(\.id) == [.unknownWord, .unknownWord])
    #expect(found.first?.suggestion == "did you mean 'broken-link'?")
  }

  @Test("A summary that nobody has written is a warning, and shown nowhere")
  func placeholder() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "---\ntitle: A\nsummary: \(ContentText.placeholder)\ndate: 2024-03-01\n---\nThe text.\n",
      to: "content/a.md")
    let site = await small.load()
    #expect(site.diagnostics.map(\.id) == [.placeholderSummary])
    #expect(site.diagnostics.first?.location?.line == 3)
    #expect(site.diagnostics.first?.severity == .warning)
    for file in site.files {
      #expect(
        !String(decoding: file.bytes, as: UTF8.self).contains("in a sentence"), "\(file.path)")
    }
  }
}
