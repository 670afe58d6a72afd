import Diagnostics
import Documents
import Testing

/// A TOML text, and what is in it.
struct TOMLCase: Sendable, CustomTestStringConvertible {
  let text: String
  let outline: String
  var testDescription: String { text }

  init(_ text: String, _ outline: String) {
    self.text = text
    self.outline = outline
  }
}

extension Value {
  /// The value on one line: quoted texts between `"`, blocks between `|`, bare texts as they are.
  var outline: String {
    switch content {
    case .scalar(let scalar):
      switch scalar.style {
      case .bare: scalar.text
      case .quoted: "\"\(scalar.text)\""
      case .block: "|\(scalar.text)|"
      }
    case .sequence(let elements): "[\(elements.map(\.outline).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", "))}"
    }
  }
}

@Suite("TOML") struct TOMLTests {
  @Test(
    "Is read as it is written",
    arguments: [
      TOMLCase("", "{}"), TOMLCase(" # nothing\n\n", "{}"),
      TOMLCase("a = \"b\" # c\nd='e'", #"{a: "b", d: "e"}"#),
      TOMLCase("\"a b\" = 1\n'c' = 2\n1-_ = 3", "{a b: 1, c: 2, 1-_: 3}"),
      TOMLCase("a = \"\\t\\\"\\\\\\u00e4\\U0001F3BB\"", "{a: \"\t\"\\ä🎻\"}"),
      TOMLCase("a = '\\t'", "{a: \"\\t\"}"), TOMLCase("a = \"\"\nb = ''", #"{a: "", b: ""}"#),
      TOMLCase("a = \"\"\"\nb\n\n c\"\"\"", "{a: |b\n\n c|}"),
      TOMLCase("a = \"\"\"b \\\n   c \\ \n\n d\"\"\"", "{a: |b c d|}"),
      TOMLCase("a = '''b \\\nc'''", "{a: |b \\\nc|}"),
      TOMLCase("a = \"\"\"\"b\"\" c\"\"\"\"\"", "{a: |\"b\"\" c\"\"|}"),
      TOMLCase("a = true\nb = false", "{a: true, b: false}"),
      TOMLCase("a = [1, +2, -3, 1_000, 0]", "{a: [1, 2, -3, 1000, 0]}"),
      TOMLCase("a = [0xFF, 0o17, 0b1_0]", "{a: [255, 15, 2]}"),
      TOMLCase(
        "a = [1.5, -0.1, 1e3, 6.6_1E-34, inf, -nan]", "{a: [1.5, -0.1, 1e3, 6.61e-34, inf, -nan]}"),
      TOMLCase(
        "a = 9223372036854775807\nb = -9223372036854775808",
        "{a: 9223372036854775807, b: -9223372036854775808}"),
      TOMLCase("a = 2024-02-29\nb = 09:30:00.5", "{a: 2024-02-29, b: 09:30:00.5}"),
      TOMLCase("a = 2024-03-01T09:30:00Z # b", "{a: 2024-03-01T09:30:00Z}"),
      TOMLCase("a = 2024-03-01 09:30:00-07:00", "{a: 2024-03-01 09:30:00-07:00}"),
      TOMLCase("a = 2024-03-01 # b", "{a: 2024-03-01}"),
      TOMLCase("a = [\n  1, # one\n\n  2,\n]", "{a: [1, 2]}"), TOMLCase("a = []", "{a: []}"),
      TOMLCase("a = [[1], [\"b\", {c = 2}]]", #"{a: [[1], ["b", {c: 2}]]}"#),
      TOMLCase("a = {}\nb = {c = 1, d.e = [2], d.f = 3}", "{a: {}, b: {c: 1, d: {e: [2], f: 3}}}"),
      TOMLCase("a.b = 1\na . c = 2\n\"a\".d.e = 3", "{a: {b: 1, c: 2, d: {e: 3}}}"),
      TOMLCase(
        "a = 1\n[b]\nc = 2\n[d.e]\nf = 3\n[d]\ng = 4", "{a: 1, b: {c: 2}, d: {e: {f: 3}, g: 4}}"),
      TOMLCase("[a]\nb.c = 1\n[a.b.d]\ne = 2", "{a: {b: {c: 1, d: {e: 2}}}}"),
      TOMLCase("[a.b.c]\nd = 1\n[a]\nb.e = 2", "{a: {b: {c: {d: 1}, e: 2}}}"),
      TOMLCase(
        "[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 2\n[[a.e]]\n[[a.e]]",
        "{a: [{b: 1}, {c: {d: 2}, e: [{}, {}]}]}"),
      TOMLCase("a = 1\r\nb = \"\"\"\r\nc\r\n\"\"\"\r\n", "{a: 1, b: |c\n|}"),
      TOMLCase("[ a . \"b.c\" ]\nd = 1", "{a: {b.c: {d: 1}}}"),
    ])
  func reading(_ row: TOMLCase) throws {
    #expect(try Value.parse(toml: row.text, file: "a").outline == row.outline)
  }

  @Test("Every key and every value knows its place in the file")
  func places() throws {
    let text = """
      +++
      title = "Ä" # b
      tags = ["ö", 'c',
        2024-03-01]
      ä = 1
      [extra.deep]
      on = { off = false }
      [[parts]]
      name = '''
      one'''
      +++
      Body
      """.replacing("ä = 1", with: "\"ä\" = 1")
    let document = try Document(path: "s.md", text: text)
    var seen: [String] = []
    func walk(_ value: Value) {
      switch value.content {
      case .scalar(let scalar): seen.append("\(scalar.text) \(value.location.range!.start)")
      case .sequence(let elements):
        seen.append("list \(value.location.range!.start)")
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
        "title: 2:1", "Ä 2:9", "tags: 3:1", "list 3:8", "ö 3:9", "c 3:14", "2024-03-01 4:3",
        "ä: 5:1", "1 5:7", "extra: 6:2", "deep: 6:8", "on: 7:1", "off: 7:8", "false 7:14",
        "parts: 8:3", "list 8:1", "name: 9:1", "one 9:8",
      ])
    #expect(document["title"].map { $0.location.range!.end.column } == 12)
    #expect(document.body == "Body")
    #expect(document.bodyLine == 12)
    #expect(document.format == .toml)
  }
}

extension Document {
  fileprivate subscript(key: String) -> Value? { frontMatter?[key] }
}
