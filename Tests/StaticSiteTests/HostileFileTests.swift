import Diagnostics
import Foundation
import SiteFiles
import SiteTestSupport
import StaticSite
import Testing

/// A site with a list of all texts, and with what is added.
private struct ListingSite {
  let folder: TemporaryFolder

  init(_ texts: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(
      "title: S\nbase-url: https://example.org/\nsearch: true\n", to: "content/site.yml")
    try folder.write("---\ntitle: H\n---\n", to: "content/index.md")
    let list =
      """
      <!doctype html><title>{{title}}</title>{{{body}}}{{#pages}}<a \
      href=\"{{address}}\">{{title}}</a>{{/pages}}
      """
      + "{{#tags}}<a href=\"{{address}}\">{{title}}</a>{{/tags}}"
    try folder.write(list, to: "templates/page.mustache")
    try folder.write(
      "<title>{{title}}</title>{{#terms}}<a href=\"{{address}}\">{{title}}</a>{{/terms}}",
      to: "templates/taxonomy.mustache")
    try folder.write("<title>{{title}}</title>", to: "templates/term.mustache")
    for (path, text) in texts { try folder.write(text, to: path) }
  }

  func built() async -> BuiltSite {
    await Site(SiteSetup(content: folder.path("content"), templates: folder.path("templates")))
      .build()
  }

  func found(_ site: BuiltSite) -> [String] {
    site.diagnostics.map { $0.description.replacing(folder.url.path + "/", with: "") }
  }
}

@Suite("Files of unusual names and kinds") struct HostileFileTests {
  @Test(
    "are linked to so that the link works",
    arguments: ["a#b", "a?b", "a%41", "a%2e%2eb", "a b", "ä", "a:b", "a;b", "a\\b", "a&b", "100%"])
  func names(_ name: String) async throws {
    let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let site = try ListingSite([
      "content/\(name).md": "---\ntitle: A\n---\n", "content/\(name).txt": "x",
      "content/b.md": "---\ntitle: B\n---\n[a](\(encoded).md) [x](\(encoded).txt)\n",
    ])
    let built = await site.built()
    #expect(site.found(built) == [])
    for page in ["index.html", "b/index.html"] {
      let html = String(decoding: built.file(at: page)?.bytes ?? [], as: UTF8.self)
      let base = try #require(URL(string: "https://example.org/\(page)"))
      let links = html.matches(of: #/href="([^"]*)"/#).map { String($0.1) }
      #expect(!links.isEmpty)
      for link in links {
        let plain = link.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
        let url = try #require(URL(string: plain, relativeTo: base))
        let path = String(url.absoluteURL.path(percentEncoded: true).dropFirst())
        let decoded = path.removingPercentEncoding ?? path
        #expect(url.host() == "example.org", "\(link)")
        #expect(built.file(at: decoded) != nil, "\(link)")
      }
    }
  }

  @Test("are refused where nobody could write or name them")
  func refused() async throws {
    let long = String(repeating: "a", count: 300)
    let site = try ListingSite([
      "content/a\nb.md": "---\ntitle: A\n---\n",
      "content/c.md": "---\ntitle: C\ntags: [\(long)]\n---\n",
    ])
    let found = site.found(await site.built()).filter { $0.contains("[wrong-path]") }
    #expect(found.count == 2)
    #expect(found.contains { $0.contains("'a·b/index.html'") && $0.contains("line break") })
    #expect(found.contains { $0.contains("longer than 255 bytes") && $0.contains("c.md:3") })
  }

  @Test("are never suggested for themselves")
  func suggestions() async throws {
    let site = try ListingSite([
      "content/the-name-of-it%41.md": "---\ntitle: A\n---\n",
      "content/b.md": "---\ntitle: B\n---\n[a](the-name-of-it%41.md) [b](/the-name-of-it%41/)\n",
    ])
    let suggestions = await site.built().diagnostics.compactMap(\.suggestion)
    #expect(
      suggestions == [
        "did you mean 'the-name-of-it%2541.md'?", "did you mean '/the-name-of-it%2541/'?",
      ])
  }

  @Test("are not opened if they are pipes", .timeLimit(.minutes(5)))
  func pipes() async throws {
    let site = try ListingSite([:])
    let paths = [
      "content/pipe.md", "content/pipe.txt", "content/data/pipe.yml", "templates/pipe.mustache",
      "templates/assets/pipe.css",
    ]
    for path in paths {
      try site.folder.write("", to: path)
      try FileManager.default.removeItem(atPath: site.folder.path(path))
      #expect(mkfifo(site.folder.path(path), 0o600) == 0)
    }
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path("content/link.txt"), withDestinationPath: "/dev/zero")
    let found = site.found(await site.built())
    #expect(
      found
        == (paths + ["content/link.txt"]).sorted().map {
          "\($0): error: this is a pipe, a socket or a device, and no file [unreadable]"
        })
  }

  @Test("are copied without being held, and too long a text is not read")
  func memory() async throws {
    let site = try ListingSite(["content/long.md": "---\ntitle: A\n---\n"])
    let big = site.folder.path("content/big.bin")
    try site.folder.write("x", to: "content/big.bin")
    // Both are sparse: they take no room on the disk.
    #expect(truncate(big, 4 << 40) == 0)
    #expect(truncate(site.folder.path("content/long.md"), 100_000_000) == 0)
    let built = await site.built()
    #expect(
      site.found(built) == ["content/long.md: error: the text is longer than 16 MB [unreadable]"])
    #expect(built.files.contains { $0.path == "big.bin" })
  }

  @Test("whose front matter holds control characters by escapes give files without")
  func controlCharacters() async throws {
    let site = try ListingSite([
      "content/a.md":
        """
      ---\ntitle: \"A\\u0001\\u001b\"\nsummary: \"B\\u0008\"\ntags: [\"c\\u0002\"]\ndate: \
      2024-01-01\n---\n# D\n
      """
    ])
    let built = await site.built()
    #expect(site.found(built) == [])
    #expect(built.file(at: "feed.xml") != nil)
    for file in built.files {
      let control = file.bytes.first { ($0 < 0x20 && ![9, 10, 13].contains($0)) || $0 == 0x7F }
      #expect(control == nil, "\(file.path)")
    }
  }
}

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

@Suite("Faults of data") struct DataFaultPlaceTests {
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
}

@Suite("Links as they are written") struct WrittenLinkTests {
  @Test("keep their line with letters other than ASCII, and show what they stand for")
  func written() async throws {
    let site = try ListingSite([
      "content/a.md": "---\ntitle: A\n---\n# Größe\n\n[b](#große) [c](b.md#höhe)\n",
      "content/b.md": "---\ntitle: B\n---\n", "content/files/x.txt": "x",
      "content/c.md": "---\ntitle: C\n---\n[d](files/) [e](old/b)\n",
    ])
    let found = await site.built().diagnostics
    #expect(
      found.map(\.message) == [
        "'#große' leads to a page that has no place 'große'",
        "'b.md#höhe' leads to a page that has no place 'höhe'", "'files/' leads nowhere",
        "'old/b' leads nowhere",
      ])
    #expect(found.map { $0.location?.line } == [6, 6, 4, 4])
    #expect(found[1].explanation == "It stands for '/b/#höhe'. The page '/a/' links to it.")
    #expect(found[2].explanation?.contains("A folder that holds nothing but files") == true)
    #expect(found[3].explanation?.contains("It stands for '/old/b'.") == true)
  }

  @Test("may lead to anchors that are written by hand")
  func anchors() async throws {
    let site = try ListingSite([
      "content/a.md":
        """
      ---\ntitle: A\nraw-html: true\n---\n<a name=\"b\"></a> <a id=\"c\" name=\"c\"></a> <p \
      id=d>\n\n<a name=\"e\"></a>\n\n# E\n\n[b](#b) [c](#c) [d](#d) [e](#e)\n
      """
    ])
    #expect(await site.built().diagnostics.isEmpty)
  }
}
