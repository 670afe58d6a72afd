import Diagnostics
import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("Faults of data") struct DataDiagnosticTests {
  @Test(
    "are reported once, at the line of the data",
    arguments: [
      ("yml", "- name: A\n  link: /none/\n", "team.yml:2:9"),
      ("json", "[\n  {\"name\": \"A\", \"link\": \"/none/\"}\n]\n", "team.json:2:25"),
    ])
  func places(_ type: String, _ data: String, _ place: String) async throws {
    var files = ["content/data/team.\(type)": data]
    for name in ["a", "b", "c"] { files["content/\(name).md"] = "---\ntitle: \(name)\n---\n" }
    files["templates/page.mustache"] =
      """
      <title>{{title}}</title>{{{body}}}{{#data.team}}<a href=\"{{li\
      nk}}\">{{name}}</a>{{/data.team}}
      """
    let found = try await ListingSite(files).built().diagnostics
    #expect(found.map(\.id) == [.brokenLink])
    #expect(
      found[0].notes.map(\.message)
        == ["/", "/a/", "/b/", "/c/"].map { "the page '\($0)' shows it" })
    #expect(found[0].location?.description.hasSuffix(place) == true, "\(found)")
    #expect(found[0].message == "'/none/' leads nowhere")
  }
}

@Suite("Numbers of data") struct DataNumberTests {
  private static let numbers = [
    "12345678901234567890", "-9223372036854775809", "1.50", "-0.0", "1e400", "1E+5", "0.1e-7",
  ]

  @Test("that are no whole numbers of 64 bits are shown as written", arguments: ["json", "yml"])
  func asWritten(_ type: String) async throws {
    let site = try ListingSite([
      "content/data/numbers.\(type)": "[\(Self.numbers.joined(separator: ", "))]\n",
      "templates/page.mustache":
        "<title>{{title}}</title>{{{body}}}{{#data.numbers}}({{.}}){{/data.numbers}}",
    ])
    let built = await site.built()
    #expect(site.found(built) == [])
    let html = String(decoding: built.file(at: "index.html")?.bytes ?? [], as: UTF8.self)
    #expect(html.contains(Self.numbers.map { "(\($0))" }.joined()), "\(html)")
  }

  @Test("that are whole are numbers for templates too", arguments: ["json", "yml"])
  func whole(_ type: String) async throws {
    let site = try ListingSite([
      "content/data/numbers.\(type)": "[0, 41, -10]\n",
      "templates/page.mustache":
        "<title>{{title}}</title>{{{body}}}{{#data.numbers}}({{plusone(.)}}){{/data.numbers}}",
    ])
    let built = await site.built()
    #expect(site.found(built) == [])
    let html = String(decoding: built.file(at: "index.html")?.bytes ?? [], as: UTF8.self)
    #expect(html.contains("(1)(42)(-9)"), "\(html)")
  }
}

@Suite("What is nothing in data") struct NothingTests {
  @Test(
    "is false, as what is not there; between quotes it is a text",
    arguments: [
      ("data/x.yml", "a: null\nb: ~\nc:\nd: NULL\ne: 'null'\n"),
      ("data/x.yml", "a: Null\nb: ~\nc: null # none\nd: ~\ne: \"null\"\n"),
      (
        "data/x.json",
        "{\"a\": null, \"b\": null, \"c\": null, \"d\": null, \"e\": \"null\"}"
      ),
    ])
  func nothing(_ path: String, _ text: String) async throws {
    let site = try ListingSite([
      "content/\(path)": text,
      "templates/page.mustache":
        """
      <title>{{title}}</title>{{{body}}}{{#data.x}}({{^a}}a{{/a}}{{^b}}b{{/b}}{{^c}}c{{/c}}\
      {{^d}}d{{/d}}{{e}}){{/data.x}}
      """,
    ])
    let built = await site.built()
    #expect(site.found(built) == [])
    let html = String(decoding: built.file(at: "index.html")?.bytes ?? [], as: UTF8.self)
    #expect(html.contains("(abcdnull)"), "\(html)")
  }
}
