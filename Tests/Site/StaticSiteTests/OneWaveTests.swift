import Diagnostics
import StaticSite
import TestSupport
import Testing

@Suite("One wave") struct OneWaveTests {
  @Test(
    "A text at fault is checked all the same",
    arguments: [
      ("---\ntitle: A\nsumary: x\n---\n", ["a.md:3:1", "a.md:5:1", "a.md:5:11", "a.md:5:23"]),
      ("---\ntitle: [\n---\n", ["a.md:2:8", "a.md:4:1", "a.md:4:11", "a.md:4:23"]),
      ("", ["a.md:1:1", "a.md:1:1", "a.md:1:11", "a.md:1:23"]),
    ] as [(String, [String])])
  func texts(_ head: String, _ places: [String]) async throws {
    let site = try ListingSite(["content/a.md": head + "[b](b.md) [c](/none/) [d](#e)\n"])
    let found = await site.built().diagnostics
    #expect(
      found.map { $0.location?.description.split(separator: "/").last.map(String.init) ?? "" }
        == places, "\(found)")
    #expect(
      found.map(\.id).filter { $0.rawValue.hasPrefix("broken-") }.sorted() == [
        .brokenAnchor, .brokenLink, .brokenLink,
      ])
  }

  @Test("A template at fault hides no link")
  func templates() async throws {
    let site = try ListingSite([
      "content/a.md": "---\ntitle: A\n---\n[b](/none/)\n",
      "templates/page.mustache": "<title>{{title}}</title>{{#a}}{{{body}}}",
    ])
    #expect(
      await site.built().diagnostics.map(\.id).sorted() == [.brokenLink, .templateSyntax])
  }

  @Test(
    "An anchor is not missed that a template may have which is missing, or has an error",
    arguments: [
      ("", DiagnosticID.unknownTemplate), ("{{{body}}}<p id=\"there\">{{#a}}", .templateSyntax),
      ("{{{body}}}{{>there}}", .unknownPartial),
    ])
  func anchors(_ template: String, _ id: DiagnosticID) async throws {
    let site = try ListingSite([
      "content/a.md": "---\ntitle: A\ntemplate: own\n---\n[b](#there) [c](b.md#there)\n",
      "content/b.md": "---\ntitle: B\ntemplate: own\n---\n",
    ])
    if !template.isEmpty { try site.folder.write(template, to: "templates/own.mustache") }
    let found = Set(await site.built().diagnostics.map(\.id))
    #expect(found == [id])
  }
}
