import Diagnostics
import Testing

@Suite("A replacement") struct ReplacementTests {
  private static func replacement(
    _ column: Int, _ length: Int, of word: String, by text: String = "new"
  ) -> Replacement? {
    Replacement(
      of: word, at: SourceLocation(file: "a", line: 2, column: column, length: length), by: text)
  }

  @Test("changes the word alone, in a text of any characters and line ends, with quotes or not")
  func applied() {
    let text = "one\r\né old 'old'\n"
    #expect(Self.replacement(3, 3, of: "old")?.applied(to: text) == "one\r\né new 'old'\n")
    #expect(Self.replacement(7, 5, of: "old")?.applied(to: text) == "one\r\né old 'new'\n")
    #expect(Self.replacement(3, 3, of: "old", by: "")?.applied(to: text) == "one\r\né  'old'\n")
  }

  @Test("is made only where the place is that of the whole word")
  func known() {
    for length in [0, 2, 4, 6] { #expect(Self.replacement(3, length, of: "old") == nil) }
    #expect(Replacement(of: "old", at: SourceLocation(file: "a"), by: "new") == nil)
    #expect(Replacement(of: "old", at: nil, by: "new") == nil)
    let quoted = SourceLocation(file: "a", line: 2, column: 7, length: 5)
    #expect(Replacement(of: "old", at: quoted, by: "new", mayBeQuoted: false) == nil)
  }

  @Test("changes nothing beyond the text", arguments: [(3, 1, 1), (1, 3, 4), (2, 5, 6)])
  func beyond(_ line: Int, _ start: Int, _ end: Int) {
    let range = SourceRange(
      SourcePosition(line: line, column: start), to: SourcePosition(line: line, column: end))
    #expect(Replacement(file: "a", range: range, text: "x").applied(to: "a\nfour") == nil)
  }

  @Test("comes with a suggestion that says the same")
  func suggesting() {
    let diagnostic = Diagnostic(
      .unknownKey, at: SourceLocation(file: "a", line: 2, column: 3, length: 3), "no 'old'",
      explanation: "E", notes: [DiagnosticNote(at: SourceLocation(file: "b"), "N")])
    let meant = diagnostic.suggesting(nearestTo: "old", in: ["gold", "other"])
    #expect(meant.suggestion == "did you mean 'gold'?" && meant.replacement?.text == "gold")
    #expect(meant.explanation == "E" && meant.notes == diagnostic.notes)
    #expect(diagnostic.suggesting(nearestTo: "old", in: ["new"]) == diagnostic)
    #expect(diagnostic.replacing("old", with: "new").suggestion == "write 'new'")
  }
}
