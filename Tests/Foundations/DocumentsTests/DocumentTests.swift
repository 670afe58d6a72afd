import Diagnostics
import Documents
import Testing

@Suite("Documents") struct DocumentTests {
  struct Split: Sendable {
    let text: String
    let title: String?
    let body: String
    let bodyLine: Int
  }

  @Test(
    "A text is split at the second line of three hyphens",
    arguments: [
      Split(text: "---\ntitle: A\n---\nHello\n", title: "A", body: "Hello\n", bodyLine: 4),
      Split(text: "Hello\n---\n", title: nil, body: "Hello\n---\n", bodyLine: 1),
      Split(text: "---\n---\nHello", title: nil, body: "Hello", bodyLine: 3),
      Split(text: "---\ntitle: A\n---", title: "A", body: "", bodyLine: 4),
      Split(text: "---\r\ntitle: A\r\n---\r\nB\r\n", title: "A", body: "B\r\n", bodyLine: 4),
      Split(text: "\u{FEFF}---\ntitle: A\n---\nB", title: "A", body: "B", bodyLine: 4),
      Split(text: "---\ntitle: A\n---\nB\n---\nC", title: "A", body: "B\n---\nC", bodyLine: 4),
      Split(text: "", title: nil, body: "", bodyLine: 1),
      Split(text: "\u{FEFF}B", title: nil, body: "B", bodyLine: 1),
      Split(text: "---x\nB", title: nil, body: "---x\nB", bodyLine: 1),
      Split(text: "--- \t\ntitle: A\n ---\n---  \n\nB", title: "A ---", body: "\nB", bodyLine: 5),
      Split(text: "---\ntitle: A\n---\n\n", title: "A", body: "\n", bodyLine: 4),
    ])
  func splits(_ row: Split) throws {
    let document = try Document(path: "a.md", text: row.text)
    #expect(document.frontMatter?["title"]?.text == row.title)
    #expect(document.body == row.body)
    #expect(document.bodyLine == row.bodyLine)
    let same = try Document(path: "a.md", bytes: Array(row.text.utf8))
    #expect(same.text == row.text)
    #expect(same.frontMatter == document.frontMatter)
    #expect(same.body == row.body)
  }

  @Test(
    "Bytes that are no text are reported where they stand",
    arguments: [
      ([0xFF], "a.md:1:1"), ([0x61, 0x0A, 0xC3, 0xA9, 0xC3], "a.md:2:2"),
      ([0x61, 0x0A, 0x0A, 0x80, 0x62], "a.md:3:1"), ([0x61, 0xED, 0xA0, 0x80], "a.md:1:2"),
    ] as [([UInt8], String)])
  func notUTF8(_ bytes: [UInt8], _ place: String) {
    let error = #expect(throws: DiagnosticError.self) {
      try Document(path: "a.md", bytes: bytes)
    }
    #expect(
      error?.diagnostics.map(\.description)
        == ["\(place): error: the text is not valid UTF-8 [not-utf8]"])
  }

  @Test("Every key and every value knows its place in the file")
  func places() throws {
    let document = try Document(
      path: "s.md",
      text: """
        ---
        steps:
          - tap: increment
            times: 3
          - {type: vio, into: search}
          - expect:
              digit.0: "1"
              results[0]: oboe
              alert: none
          - expect: {"results[0]": oboe}
        ---
        """)
    var seen: [String] = []
    func walk(_ value: Value) {
      switch value.content {
      case .scalar(let scalar):
        seen.append("\(scalar.text) \(value.location.range!.start) \(scalar.style)")
      case .sequence(let elements):
        elements.forEach(walk)
      case .mapping(let entries):
        for entry in entries {
          seen.append("\(entry.key): \(entry.keyLocation.range!.start)")
          walk(entry.value)
        }
      }
    }
    walk(document.fields)
    #expect(
      seen == [
        "steps: 2:1", "tap: 3:5", "increment 3:10 bare", "times: 4:5", "3 4:12 bare",
        "type: 5:6", "vio 5:12 bare", "into: 5:17", "search 5:23 bare",
        "expect: 6:5", "digit.0: 7:7", "1 7:16 quoted", "results[0]: 8:7", "oboe 8:19 bare",
        "alert: 9:7", "none 9:14 bare", "expect: 10:5", "results[0]: 10:14", "oboe 10:28 bare",
      ])
  }

  @Test("Texts stay as they are written", arguments: ["no", "1.0", "012", "1:30", "~", "0x1F"])
  func untyped(_ text: String) throws {
    #expect(try Value.parse(yaml: "a: \(text)", file: "a")?["a"]?.text == text)
  }

  @Test("Columns count Unicode scalars")
  func columns() throws {
    let value = try Value.parse(yaml: "{é: ü, x: y}", file: "a")
    #expect(value?["x"]?.location.description == "a:1:11")
  }
}
