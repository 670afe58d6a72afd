import Diagnostics
import Documents
import Testing

@Suite("Faults of TOML") struct TOMLErrorTests {
  /// A text and what is said about it: each fault's line, column and message, and after `;` what is
  /// suggested.
  static let rows: [(String, [String])] = [
    ("title: A", ["1:6 expected '=' after the key 'title', found ':'; write 'title = …'"]),
    ("title A", ["1:1 expected '=' after the key 'title'; write 'title = …'"]),
    ("title =", ["1:1 the key 'title' has no value; write 'title = …', or delete the key"]),
    ("title = # b", ["1:1 the key 'title' has no value; write 'title = …', or delete the key"]),
    (
      "= 1",
      [
        "1:1 expected a key; write a key with letters, digits, '_' and '-', or put it between quotes"
      ]
    ),
    ("größe = 1", ["1:1 'größe' cannot be a key without quotes; write '\"größe\"'"]),
    ("a = Words", ["1:5 'Words' is not a value; put a text between quotes"]),
    ("a = True", ["1:5 'True' is not a value; write 'true'"]),
    (
      "a = 2024-3-1",
      [
        "1:5 '2024-3-1' is not a value; write a date as 2024-03-01, a time as 09:30:00, and both as 2024-03-01T09:30:00Z"
      ]
    ),
    (
      "a = 2023-02-29",
      [
        "1:5 '2023-02-29' is not a value; write a date as 2024-03-01, a time as 09:30:00, and both as 2024-03-01T09:30:00Z"
      ]
    ),
    (
      "a = 007",
      [
        "1:5 '007' is not a value; write a whole number of 64 bits without a leading 0, or a text between quotes"
      ]
    ),
    (
      "a = 9223372036854775808",
      [
        "1:5 '9223372036854775808' is not a value; write a whole number of 64 bits without a leading 0, or a text between quotes"
      ]
    ),
    ("a = ,", ["1:5 expected a value"]),
    (
      "a = \"b",
      [
        "1:5 the quotes that open here are not closed; close them on this line, or write a text of several lines between \"\"\""
      ]
    ),
    ("a = \"\"\"b\n", ["1:5 the quotes that open here are not closed"]),
    (
      "a = \"\\x\"",
      [
        "1:6 invalid escape sequence; write '\\\\' for a backslash, or put the text between single quotes"
      ]
    ),
    (
      "a = \"\\ud800\"",
      [
        "1:6 invalid escape sequence; write '\\\\' for a backslash, or put the text between single quotes"
      ]
    ),
    ("a = \"\u{1}\"", ["1:6 unexpected control character; delete it"]),
    ("a = 1 # \u{7}", ["1:9 unexpected control character; delete it"]),
    (
      "a = 1 b = 2",
      ["1:7 unexpected text after the value; begin a new line, or put a text between quotes"]
    ),
    ("a = [1, 2", ["1:5 the list that begins here is not closed; write '[…, …]'"]),
    ("a = [1,", ["1:5 the list that begins here is not closed"]),
    ("a = [1 2]", ["1:8 expected ',' between elements; write '[…, …]'"]),
    (
      "a = {b = 1,\n c = 2}",
      [
        "1:5 the table that begins here is not closed on its line; write '{…}' on one line, or a table '[name]' of its own"
      ]
    ),
    ("a = {b = 1,}", ["1:11 unexpected ',' after the last value; delete it"]),
    ("a = {b = 1 c = 2}", ["1:12 expected ',' between values; write '{…, …}'"]),
    ("[a", ["1:3 the header of the table is not closed; write '[name]'"]),
    ("[[a]", ["1:5 the header of the table is not closed; write '[[name]]'"]),
    (
      "[]",
      [
        "1:2 expected a key; write a key with letters, digits, '_' and '-', or put it between quotes"
      ]
    ),
    // Several at once, and none that follows from another.
    (
      "a = x\nb = 1\nb = 2\n[c\nb = 3\n",
      [
        "1:5 'x' is not a value; put a text between quotes", "3:1 duplicate key 'b'",
        "4:3 the header of the table is not closed; write '[name]'",
      ]
    ),
    ("a = 1\na.b = 2", ["2:1 duplicate key 'a'"]),
    ("a.b = 1\na = 2", ["2:1 duplicate key 'a'"]),
    ("a.b = 1\n[a]", ["2:2 duplicate key 'a'"]),
    ("[a]\n[a]", ["2:2 duplicate key 'a'"]),
    ("[a.b]\n[a]\nb.c = 1", ["3:1 duplicate key 'b'"]),
    ("a = {b = 1}\na.c = 2", ["2:1 duplicate key 'a'"]),
    ("a = {b = 1}\n[a.c]", ["2:2 duplicate key 'a'"]),
    ("a = {b = {}, b.c = 2}", ["1:14 duplicate key 'b'"]),
    ("a = []\n[[a]]", ["2:3 duplicate key 'a'"]),
    ("[[a]]\n[a]", ["2:2 duplicate key 'a'"]),
    ("[a]\n[[a]]", ["2:3 duplicate key 'a'"]),
    ("[[a.b]]\n[a]\nb.c = 1", ["3:1 duplicate key 'b'"]),
  ]

  @Test("Each is reported where it is, with what to write", arguments: rows)
  func diagnostics(_ text: String, _ expected: [String]) {
    let error = #expect(throws: DiagnosticError.self) { try Value.parse(toml: text, file: "a") }
    let found = (error?.diagnostics ?? []).map { diagnostic in
      let place = diagnostic.location?.range.map { "\($0.start) " } ?? ""
      return place + diagnostic.message.replacing("this is not TOML: ", with: "")
        + (diagnostic.suggestion.map { "; \($0)" } ?? "")
    }
    #expect(found == expected)
  }

  @Test("A key that stands twice is shown where it stands first")
  func notes() {
    let error = #expect(throws: DiagnosticError.self) {
      try Value.parse(toml: "a = 1\n\na = 2", file: "a", firstLine: 2)
    }
    #expect(error?.diagnostics.map(\.id) == [.duplicateKey])
    #expect(error?.diagnostics.first?.notes.map { "\($0.location)" } == ["a:2:1"])
    #expect(error?.diagnostics.first?.location?.line == 4)
  }

  @Test("Front matter in TOML that does not end is closed by three plus signs")
  func open() {
    let error = #expect(throws: DiagnosticError.self) {
      try Document(path: "a.md", text: "+++\ntitle = \"A\"\n---\n")
    }
    #expect(error?.diagnostics.map(\.id) == [.frontMatterOpen])
    #expect(error?.diagnostics.first?.suggestion == "close it with a line '+++'")
  }
}
