import Testing

@testable import Importing

@Suite("A book of mdBook's") struct MDBookTests {
  @Test("SUMMARY.md gives titles, order and sections")
  func chapters() throws {
    let site = try ImportedFolder(
      "mdbook",
      [
        "src/SUMMARY.md": """
        # Summary

        [Preface](preface.md)

        - [One `x`](one.md)
          - [Part](one-part.md#)
          - [Part](one-part.md)
        - [Two](two/README.md)
          - [Three](two/three.md)
        - [Later]()
        """,
        "src/preface.md": "# Preface\n\n[a](one-part.html#more) ![p](p.png)\n",
        "src/one.md": "# Another name\n\n[own](#another-name)\n",
        "src/one-part.md": "# Part\n\n## More\n\n[up](one.md#another-name) ![p](p.png)\n",
        "src/two/README.md": "# Two\n", "src/two/three.md": "# Three\n[two](./README.md)\n",
        "src/unlisted.md": "", "src/p.png": "",
      ])
    #expect(
      site.site.texts.map(\.path) == [
        "index.md", "one/index.md", "one/one-part.md", "preface.md", "site.yml", "two/index.md",
        "two/three.md",
      ])
    #expect(
      site.frontMatter("one/one-part.md") == "title: Part\nweight: 3\naliases: [one-part.html]\n")
    #expect(site.body("preface.md") == "[a](one/one-part.md#more) ![p](p.png)\n")
    #expect(site.body("one/index.md") == "# Another name\n\n[own](#another-name)\n")
    #expect(
      site.body("one/one-part.md") == "## More\n\n[up](index.md#another-name) ![p](../p.png)\n")
    #expect(site.body("two/three.md") == "[two](index.md)\n")
    #expect(site.body("index.md")?.hasSuffix("- Later") == true)
    #expect(
      site.found == [
        "src/SUMMARY.md:6 file-left-out: there is no file 'one-part.md#' for the chapter 'Part'",
        "src/SUMMARY.md:10 file-left-out: the chapter 'Later' has no text yet, and is left out",
        "src/unlisted.md:0 file-left-out: the text is not in SUMMARY.md, so it is not a chapter of the book",
      ])
  }

  @Test(
    "Files are included as mdBook does it",
    arguments: [
      ("{{#include f.rs}}", "// ANCHOR: a\nlet a = 1;\n// ANCHOR_END: a\nlet b = 2;"),
      ("{{#include f.rs:a}}", "let a = 1;"), ("{{#include f.rs:4}}", "let b = 2;"),
      ("{{#include f.rs:4:}}", "let b = 2;"), ("{{#include f.rs:2:2}}", "let a = 1;"),
      ("{{#include f.rs::1}}", "// ANCHOR: a"),
      ("{{#include deep/g.md}}", "deep\nlet a = 1;"),
      ("{{#playground f.rs:a editable}}", "```rust\nlet a = 1;\n```"),
      ("\\{{#include f.rs}}", "{{#include f.rs}}"),
      ("{{#include none.rs}}", "{{#include none.rs}}"),
      ("{{#include f.rs:none}}", "{{#include f.rs:none}}"),
      ("{{#include ../../../etc/passwd}}", "{{#include ../../../etc/passwd}}"),
      ("```rust,ignore\n# use x;\n#[a]\n## b\nc\n#\n```", "```rust\n#[a]\n# b\nc\n```"),
      ("```sh\n# a\n```", "```sh\n# a\n```"),
      ("{{#own x}}", "{{#own x}}"),
    ])
  func includes(_ row: (written: String, expected: String)) throws {
    let site = try ImportedFolder(
      "mdbook",
      [
        "book.toml": "", "src/SUMMARY.md": "- [A](a.md)\n", "src/a.md": row.written + "\n",
        "src/f.rs": "// ANCHOR: a\nlet a = 1;\n// ANCHOR_END: a\nlet b = 2;\n",
        "src/deep/g.md": "deep\n{{#include ../f.rs:2}}\n",
      ])
    #expect(site.body("a.md") == row.expected + "\n")
    let isKept = row.expected.hasPrefix("{{#") && !row.written.hasPrefix("\\")
    #expect(site.found.contains { $0.hasPrefix("src/a.md:1 ") } == isKept)
  }
}
