import Diagnostics
import Testing

@testable import Importing

@Suite("Other sites that are imported") struct OtherImportTests {
  @Test(
    "Zola's shortcodes and links become Markdown",
    arguments: [
      ("[b](@/docs/_index.md#a-b)", "[b](docs/index.md#a--b)"),
      (
        "{{ youtube(id=\"abc\", autoplay=true) }}",
        "[Video on YouTube](https://www.youtube.com/watch?v=abc)"
      ),
      (
        "{% quote(author=\"V\") %}\nx\n{% end %}",
        "`{% quote(author=\"V\") %}`\nx\n`{% end %}`"
      ),
      ("```md\n{{/* a(b=1) */}} {%/* end */%}\n```", "```md\n{{ a(b=1) }} {% end %}\n```"),
      ("```jinja\n{{ get_url(path=asset) }}\n```", "```jinja\n{{ get_url(path=asset) }}\n```"),
      ("by `{{/*` and `*/}}`", "by `{{/*` and `*/}}`"),
    ])
  func zola(_ row: (written: String, expected: String)) throws {
    let site = try ImportedFolder(
      "zola",
      [
        "content/a.md": "---\ntitle: A\n---\n\(row.written)\n",
        "content/docs/_index.md": "---\ntitle: D\n---\n## A & B\n",
      ])
    #expect(site.body("a.md") == row.expected + "\n")
  }

  @Test("A folder of Markdown needs no front matter")
  func folder() throws {
    let site = try ImportedFolder(
      "markdown",
      [
        "README.md":
          "# My `notes`\n\nSee [one](sub/one.md#the-title) and [two](sub/one.md#more-1).\n",
        "sub/one.md":
          "<!-- c -->\nThe *title*\n===\n\n## More\n\n## More\n\n[top](#the-title) A<Int>\n",
        "sub/a b.png": "",
      ])
    #expect(site.text("index.md")?.hasPrefix("---\ntitle: My notes\n---\n") == true)
    #expect(site.body("index.md") == "See [one](sub/one.md) and [two](sub/one.md#more-1).\n")
    #expect(site.body("sub/one.md") == "<!-- c -->\n\n## More\n\n## More\n\n[top](#main) A<Int>\n")
    #expect(site.text("sub/index.md") == "---\ntitle: Sub\n---\n")
    #expect(
      site.found == ["sub/one.md:9 mark-kept: '<Int>' is not an element of HTML"])
  }

  @Test("Two texts for one address get different ones")
  func collisions() throws {
    let site = try ImportedFolder("markdown", ["a.md": "# A\n", "a/index.md": "# B\n"])
    #expect(
      site.site.texts.map(\.path) == ["a.md", "a/index-2.md", "index.md", "site.yml"].sorted())
    #expect(site.found.first?.contains("place-changed") == true)
  }

  @Test(
    "A folder that holds no such site is refused",
    arguments: [
      ("hugo", "content"), ("zola", "content"), ("mdbook", "SUMMARY.md"), ("jekyll", "Markdown"),
    ])
  func nothing(_ row: (generator: String, missing: String)) {
    let error = #expect(throws: DiagnosticError.self) {
      try ImportedFolder(row.generator, ["x.txt": ""])
    }
    #expect(error?.diagnostics.map(\.id) == [.noSource])
    #expect(error?.diagnostics.first?.message.contains(row.missing) == true)
  }

  @Test("A generator that is not known is named with the one that was meant")
  func unknown() {
    let error = #expect(throws: DiagnosticError.self) { try SiteImport.site(from: "hgo", in: ".") }
    #expect(error?.diagnostics.first?.suggestion == "did you mean 'hugo'?")
  }

  @Test("Front matter that cannot be read is listed, and gives the text no title")
  func broken() throws {
    let site = try ImportedFolder("markdown", ["a.md": "---\na: [\n---\n# A\n"])
    #expect(site.text("a.md")?.hasPrefix("---\ntitle: A\n---\n") == true)
    #expect(site.found.count == 1 && site.found[0].contains("yaml-syntax"))
    #expect(site.site.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "Dates of other generators are dates here",
    arguments: [
      ("2020-01-02", "2020-01-02"), ("2020-1-2", "2020-01-02"), ("2020/01/02", "2020-01-02"),
      ("2020-01-02 10:00:00 +0100", "2020-01-02T10:00:00+01:00"),
      ("2020-01-02T10:00:00.123Z", "2020-01-02T10:00:00Z"),
      ("2020-01-02 10:00", "2020-01-02T10:00:00"), ("2020-13-02", nil), ("today", nil),
    ])
  func dates(_ row: (written: String, expected: String?)) {
    #expect(ForeignDate.normalized(row.written) == row.expected)
  }

  @Test("A text that is changed knows of each line where it stood")
  func tracking() {
    var text = TrackedText("a\nbb\nc\nd", file: "f", firstLine: 5)
    text.apply([TextEdit(2..<5, "x\ny\nz\n"), TextEdit(5..<6, "C")])
    #expect(text.string == "a\nx\ny\nz\nC\nd")
    #expect([0, 2, 4, 6, 8, 10].map { text.location($0).line } == [5, 6, 7, 7, 7, 8])
  }
}
