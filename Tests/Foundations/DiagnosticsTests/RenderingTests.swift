import Diagnostics
import Foundation
import Testing

@Suite("Diagnostics for readers") struct RenderingTests {
  private let diagnostic = Diagnostic(
    .unknownKey, at: SourceLocation(file: "content/a.md", line: 2, column: 3, length: 4),
    "unknown key 'titl'", explanation: "Known keys: title.",
    suggestion: "did you mean 'title'?")

  @Test("A diagnostic is shown with its line and a caret under what is meant")
  func excerpt() {
    let text = TextRenderer(source: { $0 == "content/a.md" ? "---\n  titl: x\n---\n" : nil })
      .render([diagnostic])
    #expect(
      text == """
        error: unknown key 'titl' [unknown-key]
          Known keys: title.
          --> content/a.md:2:3
          2 |   titl: x
            |   ^^^^
          = did you mean 'title'?

        """)
  }

  @Test("Notes stand below, each with its line")
  func notes() {
    let diagnostic = Diagnostic(
      .duplicateKey, at: SourceLocation(file: "a.md", line: 2, column: 1, length: 1), "twice",
      suggestion: "remove one",
      notes: [
        DiagnosticNote(at: SourceLocation(file: "a.md", line: 1, column: 1, length: 1), "first"),
        DiagnosticNote(at: SourceLocation(file: "b.md"), "so is this"),
      ])
    #expect(
      TextRenderer(source: { $0 == "a.md" ? "k: 1\nk: 2\n" : nil }).render([diagnostic]) == """
        error: twice [duplicate-key]
          --> a.md:2:1
          2 | k: 2
            | ^
          = remove one
          note: first
          --> a.md:1:1
          1 | k: 1
            | ^
          note: so is this
          --> b.md

        """)
  }

  @Test("A file that cannot be read, or a line beyond its end, leaves the excerpt out")
  func withoutSource() {
    let expected = """
      error: unknown key 'titl' [unknown-key]
        Known keys: title.
        --> content/a.md:2:3
        = did you mean 'title'?

      """
    #expect(TextRenderer().render([diagnostic]) == expected)
    #expect(TextRenderer(source: { _ in "one line" }).render([diagnostic]) == expected)
  }

  @Test("Only line ends count as such in an excerpt, as they do where the fault was found")
  func lineEnds() {
    let text = TextRenderer(source: { _ in "a\u{2028}b\u{C}\r\n  titl: x\n" }).render([diagnostic])
    #expect(text.contains("  2 |   titl: x\n"))
  }

  @Test("Diagnostics are shown by file, line and column, those without a file last")
  func order() {
    let found = [
      Diagnostic(DiagnosticID("c"), at: SourceLocation(file: "b.md", line: 1, column: 1), "third"),
      Diagnostic(
        DiagnosticID("b"), at: SourceLocation(file: "a.md", line: 10, column: 1), "second"),
      Diagnostic(DiagnosticID("a"), at: SourceLocation(file: "a.md", line: 9, column: 20), "first"),
      Diagnostic(DiagnosticID("z"), severity: .note, "about the whole"),
    ]
    #expect(DiagnosticError(found).diagnostics.map(\.id.rawValue) == ["a", "b", "c", "z"])
  }

  @Test("Colour is used only when asked for")
  func colour() {
    #expect(!TextRenderer().render([diagnostic]).contains("\u{1B}"))
    #expect(TextRenderer(colour: true).render([diagnostic]).contains("\u{1B}[1;31merror:"))
  }

  @Test("JSON holds the same, flat, and reads back")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(diagnostic)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"column":3,"endColumn":7,"endLine":2,"explanation":"Known keys: title.",\
        "file":"content/a.md","id":"unknown-key","line":2,\
        "message":"unknown key 'titl'","severity":"error",\
        "suggestion":"did you mean 'title'?"}
        """)
    #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == diagnostic)
  }

  @Test("JSON holds notes and the replacement, too")
  func jsonOfNotes() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let place = SourceLocation(file: "a", line: 1, column: 2, length: 3)
    let diagnostic = Diagnostic(
      .unknownKey, at: place, "M",
      notes: [DiagnosticNote(at: SourceLocation(file: "b"), "N"), DiagnosticNote(at: place, "O")]
    ).replacing("old", with: "new")
    let data = try encoder.encode(diagnostic)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"column":2,"endColumn":5,"endLine":1,"file":"a","id":"unknown-key","line":1,"message":"M",\
        "notes":[{"file":"b","message":"N"},\
        {"column":2,"endColumn":5,"endLine":1,"file":"a","line":1,"message":"O"}],\
        "replacement":{"column":2,"endColumn":5,"endLine":1,"file":"a","line":1,"text":"new"},\
        "severity":"error","suggestion":"write 'new'"}
        """)
    #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == diagnostic)
  }
}
