import CommonMark
import Foundation
import TestSupport
import Testing

/// Our reading of texts against GitHub's own, the program cmark-gfm.
@Suite("Markdown is read as GitHub reads it", .enabled(if: toolsAreRequired || CMarkGFM.isThere))
struct GitHubAgreementTests {
  @Test("in every text of this site")
  func texts() throws {
    let content = packageRoot.appending(path: "content")
    let files = try #require(
      FileManager.default.enumerator(at: content, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "md" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let body = text.split(separator: "\n---\n", maxSplits: 1).last.map(String.init) ?? ""
      count += 1
      try expectSame(
        body.replacing(#/```+\{.*?\n```+(?:\n|$)/#.dotMatchesNewlines(), with: "\n"), file.path)
    }
    #expect(count > 200)
  }

  /// The pieces, but for what is read otherwise on purpose: an address that something follows
  /// without a space, be it emphasis, a note or an escape, which is a part of it to GitHub; one
  /// behind a bracket that nothing closes, which is no link there; `![^1](a)`, a picture here and a
  /// note there; marks of lines through text right beside those of emphasis, or of other scripts.
  private static let pieces = [
    "a", "B.", " ", " ", " ", "\n", "\n\n", "*", "**", "_", " ~a~ ", " ~~a b~~ ", "`", "[^1]",
    "[^2]", "![^1]",
    "!", "?", "[a](b)", " http://a.b ", " \"https://localhost:80/c\" ", " www.a.b ", " x@y.z ",
    " x@1.2.3 ", " see:https://e.org/y ", " (http://a.b/c_d) ", "\"", ")", ":", "\\[^1]", "\\~",
    "é",
    "[^none]", "<", "&amp;", "x",
  ]

  @Test("in random texts of its marks")
  func random() throws {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<1000 {
      let length = Int.random(in: 1...14, using: &generator)
      let text = (0..<length).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        .joined()
      try expectSame("x\(text)\n\n[^1]: one\n\n[^2]: two\n", text.debugDescription)
    }
  }

  /// Blocks of a note: each is indented by four spaces, and stands alone.
  ///
  /// No list of tasks is among them: where one is loose, the program puts the box before the paragraph
  /// that it belongs to.
  private static let blocks = [
    "a *b* c", "- a\n- b", "1. a\n2. b", "> a", "```x\n  a\n```", "    code", "|a|b|\n|-|-|\n|1|2|",
    "a[^2]", "[c][r]", "# h", "a\nb", "~~a~~ http://a.b",
  ]

  @Test("in random notes of several blocks")
  func notes() throws {
    var generator = SeededGenerator(state: 11)
    for _ in 0..<300 {
      let length = Int.random(in: 1...4, using: &generator)
      let blocks = (0..<length).map { _ in Self.blocks.randomElement(using: &generator) ?? "" }
      let indented = blocks.map { block in
        block.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
      }
      let text =
        "x[^1] y[^2]\n\n[^1]: one\n\n\(indented.joined(separator: "\n\n"))\n\n[^2]: two\n\nz\n\n[r]: /r\n"
      try expectSame(text, text.debugDescription, withNotes: true)
    }
  }

  private func expectSame(
    _ markdown: String, _ name: String, withNotes: Bool = false
  ) throws {
    var renderer = MarkdownRenderer()
    renderer.allowsRawHTML = true
    renderer.anchorsHeadings = false
    // Alerts and names of headings are GitHub's, too, but not this program's.
    renderer.syntax.subtract([.alerts, .headingIDs])
    let ours = Self.plain(renderer.render(markdown, file: "a.md").html, withNotes: withNotes)
    let theirs = Self.plain(try CMarkGFM.html(of: markdown), withNotes: withNotes)
    guard ours != theirs else { return }
    let (one, other) = (ours.split(separator: "\n"), theirs.split(separator: "\n"))
    let at = zip(one, other).first { $0 != $1 }
    Issue.record("\(name): \(at?.0 ?? "") | \(at?.1 ?? "")")
  }

  /// HTML without what is written in another way on purpose: notes at the end, the attributes of
  /// references, boxes, cells and links, and colours of code.
  private static func plain(_ html: String, withNotes: Bool) -> String {
    let notes = #/<section class="footnotes".*?<\/section>/#.dotMatchesNewlines()
    return html.replacing(notes) { withNotes ? plain(notes: $0.output) : "" }
      .replacing(#/<sup class="footnote-ref"><a [^>]*>(\d+)<\/a><\/sup>/#) { "^\($0.1)" }
      .replacing(#/<(input|th|td)\b[^>]*>/#) { "<\($0.1)>" }
      .replacing(#/<pre[^>]*>.*?<\/pre>/#.dotMatchesNewlines()) { code in
        "<pre>" + code.output.replacing(#/<[^>]*>/#, with: "")
      }
      .replacing(#/\s+\n|\n+/#, with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension GitHubAgreementTests {
  /// Notes without the ways back, which both write in their own form.
  fileprivate static func plain(notes: Substring) -> String {
    String(notes).replacing(#/<section[^>]*>/#, with: "<section>")
      .replacing(
        #/ *<a [^>]*class="footnote-back(ref)?"[^>]*>.*?<\/a>/#.dotMatchesNewlines(), with: ""
      )
      .replacing(#/<p>\s*<\/p>/#, with: "")
  }
}

/// GitHub's program, of the package cmark-gfm.
private enum CMarkGFM {
  private static let path = [
    "/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm", "/opt/homebrew/bin/cmark-gfm",
  ]
  .first(where: FileManager.default.isExecutableFile)

  static var isThere: Bool { path != nil }

  static func html(of markdown: String) throws -> String {
    guard let path else { throw MissingTool("cmark-gfm") }
    let folder = try TemporaryFolder()
    try folder.write(markdown, to: "a.md")
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments =
      ["footnotes", "autolink", "strikethrough", "table", "tasklist"].flatMap { ["-e", $0] }
      + ["--unsafe", folder.path("a.md")]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
