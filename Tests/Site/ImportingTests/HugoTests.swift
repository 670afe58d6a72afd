import TestSupport
import Testing

@testable import Importing

@Suite("A site of Hugo's") struct HugoTests {
  @Test(
    "Shortcodes become Markdown where it is known what they mean",
    arguments: [
      (
        "{{< highlight go \"linenos=table\" >}}\na[0](b)\n{{< /highlight >}}", "```go\na[0](b)\n```"
      ),
      ("{{< figure src=\"/a.png\" alt=\"An a\" >}}", "![An a](/a.png)"),
      ("{{< youtube abc >}}", "[Video on YouTube](https://www.youtube.com/watch?v=abc)"),
      ("{{% notice tip %}}\nA *b*\n{{% /notice %}}", "> [!TIP]\n> A *b*"),
      (
        "{{< details \"More\" >}}x{{< /details >}}",
        "<details>\n<summary>More</summary>\n\nx\n\n</details>"
      ),
      ("a {{< own x=\"1\" >}} b", "a `{{< own x=\"1\" >}}` b"),
      (
        "{{< own >}}\n*b* {{< youtube c >}}\n{{< /own >}}",
        "`{{< own >}}`\n*b* [Video on YouTube](https://www.youtube.com/watch?v=c)\n`{{< /own >}}`"
      ),
      ("```md\n{{</* youtube abc */>}}\n```", "```md\n{{< youtube abc >}}\n```"),
      ("{{</* youtube abc */>}}", "`{{< youtube abc >}}`"),
      ("```go {linenos=true}\nx\n```", "```go\nx\n```"),
      ("## C {#b .c}", "## C {#b}"),
      ("{{ .Title }} {{<", "{{ .Title }} {{<"),
      ("{{< comment >}}x{{< /comment >}}y", "y"),
      ("{{< param colour >}}", "red"),
      ("- a\n\n  {{< highlight sh >}}\n  ls\n  {{< /highlight >}}", "- a\n\n  ```sh\n  ls\n  ```"),
    ])
  func shortcodes(_ row: (written: String, expected: String)) throws {
    let site = try ImportedFolder(
      "hugo",
      [
        "content/a.md": "---\ntitle: A\nparams: {colour: red}\n---\n\(row.written)\n",
        "static/a.png": "",
      ])
    #expect(site.body("a.md") == row.expected.replacing("](/a.png", with: "](a.png") + "\n")
  }

  @Test(
    "The title and the marked lines of code are kept, and of what is left out it is said what",
    arguments: [
      ("go {linenos=true,hl_lines=[2,\"4-6\"]}", "go {2,4-6}", ["linenos"]),
      ("rust,hl_lines=2 4-6,name=oboe.rs", "rust title=\"oboe.rs\" {2,4-6}", []),
      ("js title=\"a b.js\" {1,3}", "js title=\"a b.js\" {1,3}", []),
      ("rust,ignore,no_run", "rust", []), ("{.python}", "python", []),
      ("c {hl_lines=\"3\"}", "c {3}", []),
      ("go {style=monokai,anchorLineNos=true}", "go", ["style", "anchorLineNos"]),
    ] as [(String, String, [String])])
  func fences(_ info: String, _ expected: String, _ lost: [String]) throws {
    let site = try ImportedFolder(
      "hugo", ["content/a.md": "---\ntitle: A\n---\n```\(info)\nx\n```\n"])
    #expect(site.body("a.md") == "```\(expected)\nx\n```\n")
    #expect(site.found.filter { $0.contains("attributes") }.count == (lost.isEmpty ? 0 : 1))
    for name in lost { #expect(site.found.contains { $0.contains(name) }) }
  }

  @Test("Shortcodes inside of one another take linear time, known or not")
  func nested() throws {
    let time = try processorTime {
      for name in ["notice tip", "own"] {
        let text =
          String(repeating: "{{< \(name) >}}\n", count: 2_000) + "x\n"
          + String(repeating: "{{< /\(name.prefix { $0 != " " }) >}}\n", count: 2_000)
        let site = try ImportedFolder("hugo", ["content/a.md": "---\ntitle: A\n---\n\(text)"])
        #expect(site.body("a.md")?.contains("x") == true)
        #expect(site.found.contains { $0.contains("mark-kept") || $0.contains("is kept") })
      }
    }
    #expect(time < .seconds(20))
  }

  @Test(
    "Only what is closed goes around something",
    arguments: [
      ("{{<a>}}{{<b>}}{{</b>}}{{</a>}}", "a(b())"),
      ("{{<a>}}{{<b>}}{{<c>}}{{</b>}}{{<d>}}{{</a>}}{{</c>}}", "a(b(c) d) /c"),
      ("{{<a>}}{{< b />}}{{<a>}}{{</a>}}", "a b a()"),
      ("{{<a>}}{{<a>}}{{</a>}}{{</a>}}{{</a>}}", "a(a()) /a"), ("{{</a>}}{{<a>}}", "/a a"),
    ])
  func pairs(_ written: String, _ expected: String) {
    #expect(outline(ShortcodeNode.nodes(HugoMarks.marks(in: Array(written.utf8)))) == expected)
  }

  private func outline(_ nodes: [ShortcodeNode]) -> String {
    let names = nodes.map { node -> String in
      let name = (node.mark.kind == .closing ? "/" : "") + node.mark.name
      let isPlain = node.closing == nil && node.children.isEmpty
      return isPlain ? name : "\(name)(\(outline(node.children)))"
    }
    return names.joined(separator: " ")
  }

  @Test(
    "Marks that are never closed take no long time", arguments: ["", "{{</a>}}", "{{</b>}}"])
  func unclosed(_ end: String) {
    let text = String(repeating: "{{<a>}}", count: 100_000) + String(repeating: end, count: 1_000)
    var count = 0
    let time = processorTime {
      count = ShortcodeNode.nodes(HugoMarks.marks(in: Array(text.utf8))).count
    }
    #expect(time < .seconds(30))
    #expect(count >= 99_000)
  }

  @Test(
    "A name has letters, digits and some signs in it",
    arguments: [
      ("a-b_c.d/e", "a-b_c.d", "/e"), ("a:b", "a", ":b"), ("größe=1", "größe", "=1"),
      (" a", "", " a"),
    ])
  func names(_ text: String, _ expected: String, _ rest: String) {
    var reader = MarkReader(Array(text.utf8), at: 0)
    let name = reader.name()
    #expect(name == expected)
    #expect(reader.isAt(rest))
  }

  @Test("Front matter is taken over key by key, whatever its notation")
  func frontMatter() throws {
    let site = try ImportedFolder(
      "hugo",
      [
        "content/a.md": """
        ---
        title: "A: b"
        description: short
        date: 2020-01-02 10:00:00 +0100
        lastmod: 2021-02-03
        tags: [Go, C, "C++", go]
        categories: one
        aliases: [/old/, "#bad"]
        draft: true
        weight: 3
        cover: {image: a.png, alt: "x: y"}
        ---
        """,
        "content/b.md": "{\n\t\"title\": \"B\", \"weight\": 2}\n\nText.\n",
      ])
    #expect(
      site.frontMatter("a.md") == """
        title: "A: b"
        summary: short
        date: 2020-01-02T10:00:00+01:00
        updated: 2021-02-03
        weight: 3
        draft: true
        categories: [one]
        tags: [Go, C, "C++"]
        aliases: [old/]
        extra:
          cover:
            image: a.png
            alt: "x: y"

        """)
    #expect(site.text("b.md") == "---\ntitle: B\nweight: 2\n---\n\nText.\n")
    #expect(site.found == ["content/a.md:0 place-changed: the alias '#bad' is left out"])
  }

  @Test("Bundles, sections and addresses get their places, and links go with them")
  func places() throws {
    let site = try ImportedFolder(
      "hugo",
      [
        "hugo.yaml": "title: T\nbaseURL: https://example.org/blog/\n",
        "content/_index.md":
          "---\ntitle: Home\n---\n[a]({{< ref \"one\" >}}) [b](/blog/posts/two/#x--y)\n",
        "content/posts/_index.md": "---\ntitle: Posts\n---\n",
        "content/posts/one/index.md":
          "---\ntitle: One\n---\n![p](p.png) [two](../two/) {{< relref \"../elsewhere.md\" >}}\n",
        "content/posts/one/p.png": "",
        "content/posts/one/more.md": "",
        "content/posts/second.md": "---\ntitle: Two\nslug: two\n---\n## X  Y\n\n[gone](gone.md)\n",
        "content/elsewhere.md":
          "---\ntitle: E\nurl: /far/away.html\n---\n<img src=\"/posts/one/p.png\">\n",
      ])
    #expect(site.body("index.md") == "[a](posts/one.md) [b](posts/two.md#x--y)\n")
    #expect(
      site.body("posts/one.md")
        == "![p](one/p.png) [two](two.md) [../elsewhere.md](../far/away.md)\n")
    #expect(site.body("posts/two.md") == "## X  Y\n\n[gone](gone.md)\n")
    #expect(site.body("far/away.md") == "<img src=\"/posts/one/p.png\">\n")
    #expect(site.site.files.map(\.path) == ["posts/one/p.png"])
    #expect(site.text("site.yml")?.contains("base-url: \"https://example.org/blog/\"") == true)
    #expect(
      site.found == [
        "content/posts/one/more.md:0 file-left-out: a text within the folder of another one has no page of its own in Hugo",
        "content/posts/second.md:7 link-kept: 'gone.md' does not lead to an imported text or file",
      ])
  }

  @Test("What is kept is listed at its line")
  func kept() throws {
    let site = try ImportedFolder(
      "hugo", ["content/a.md": "---\ntitle: A\n---\n\n{{< youtube x >}}\n\n  {{< own >}}\n"])
    #expect(
      site.found == [
        "content/a.md:5 mark-changed: the shortcode 'youtube' was replaced: the embedded content is now a link",
        "content/a.md:7 mark-kept: the shortcode 'own' is kept as it is written",
      ])
  }
}
