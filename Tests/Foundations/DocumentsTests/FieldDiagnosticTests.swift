import Diagnostics
import Documents
import TestSupport
import Testing

/// A wrong text, and what must be said about it.
struct Wrong: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: [String]
  var testDescription: String { text }
}

enum Size: String, CaseIterable { case small, large }

@Suite("Faults of front matter") struct FieldDiagnosticTests {
  @Test(
    "What is not YAML is reported where it stands",
    arguments: [
      Wrong(
        text: "---\ntitle: A\n",
        expected: ["a.md:1:1: error: the front matter does not end [front-matter-open]"]),
      Wrong(
        text: "---\ntitle: A\nb: [1, 2\n---\n",
        expected: [
          "a.md:3:4: error: this is not YAML: the bracket that opens here is not closed [yaml-syntax]"
        ]),
      Wrong(
        text: "---\ntitle: [x\n---\n",
        expected: [
          "a.md:2:8: error: this is not YAML: the bracket that opens here is not closed [yaml-syntax]"
        ]),
      Wrong(
        text: "---\na: [b, {c: \"]}\", d: 1\ne: 2\n---\n",
        expected: [
          "a.md:2:8: error: this is not YAML: the brace that opens here is not closed [yaml-syntax]"
        ]),
      Wrong(
        text: "---\na: [b, [c,\n---\n",
        expected: [
          "a.md:2:8: error: this is not YAML: the bracket that opens here is not closed [yaml-syntax]"
        ]),
      Wrong(
        text: "---\na: [\"b\" c]\n---\n",
        expected: [
          "a.md:2:9: error: this is not YAML: did not find expected ',' or ']' [yaml-syntax]"
        ]),
      Wrong(
        text: "---\ntitle: A\nother: B\ntitle: C\n---\n",
        expected: ["a.md:4:1: error: duplicate key 'title' [duplicate-key]"]),
      Wrong(
        text: "---\na:\n  b: 1\n  \"b\": 2\n---\n",
        expected: ["a.md:4:3: error: duplicate key 'b' [duplicate-key]"]),
      Wrong(
        text: "---\ntitle: A\ntags: [a]\ntags: [b]\ntitle : B\n---\n",
        expected: [
          "a.md:4:1: error: duplicate key 'tags' [duplicate-key]",
          "a.md:5:1: error: duplicate key 'title' [duplicate-key]",
        ]),
      Wrong(
        text: "---\na:\n  - size: 1\n    size : 2\n  - size: 3\n---\n",
        expected: [
          "a.md:4:5: error: duplicate key 'size' [duplicate-key]"
        ]),
      Wrong(
        text: "---\na:\n  b: 1\n  c: {b: 1}\n  b: 2\nb:\n  c: 1\na: 3\n---\n",
        expected: [
          "a.md:5:3: error: duplicate key 'b' [duplicate-key]",
          "a.md:8:1: error: duplicate key 'a' [duplicate-key]",
        ]),
      Wrong(
        text: "---\na: {b: 1, 'b': 2, \"b\" : 3}\nc: {\"d\":1,\"d\":2}\n---\n",
        expected: [
          "a.md:2:11: error: duplicate key 'b' [duplicate-key]",
          "a.md:2:19: error: duplicate key 'b' [duplicate-key]",
          "a.md:3:11: error: duplicate key 'd' [duplicate-key]",
        ]),
      Wrong(
        text: "---\n\"\\u0061\": 1\n\"a!\": 2\n'': 1\na: 3\n'': 4\n\"a!\": 5\n---\n",
        expected: [
          "a.md:5:1: error: duplicate key 'a' [duplicate-key]",
          "a.md:6:1: error: duplicate key '' [duplicate-key]",
          "a.md:7:1: error: duplicate key 'a!' [duplicate-key]",
        ]),
      Wrong(
        text: "---\na: |\n  b: 1\n  b: 2\n# a: 1\nc: \"a: 1\"\n? a\n: 1\n---\n",
        expected: [
          "a.md:7:3: error: duplicate key 'a' [duplicate-key]"
        ]),
      Wrong(
        text: "---\n1: a\n\"1\": b\n---\n",
        expected: [
          "a.md:3:1: error: duplicate key '1' [duplicate-key]"
        ]),
      Wrong(
        text: "---\na: &x 1\nb: 1\nb: 2\n---\n",
        expected: [
          "a.md:2:4: error: anchors and aliases are not supported [yaml-anchor]",
          "a.md:4:1: error: duplicate key 'b' [duplicate-key]",
        ]),
      Wrong(
        text: "---\na: 1\nb: {c: 1, c: 2}\nd: [\n---\n",
        expected: [
          "a.md:4:4: error: this is not YAML: the bracket that opens here is not closed [yaml-syntax]"
        ]),
      Wrong(
        text: "---\na: &x 1\nb: *x\n---\n",
        expected: ["a.md:2:4: error: anchors and aliases are not supported [yaml-anchor]"]),
      Wrong(
        text: "---\na: *x\n---\n",
        expected: ["a.md:2:4: error: this is not YAML: found undefined alias [yaml-syntax]"]),
      Wrong(
        text: "---\n[a]: b\n---\n",
        expected: ["a.md:2:1: error: expected a text as the key, found a list [yaml-key]"]),
    ])
  func syntax(_ row: Wrong) {
    let error = #expect(throws: DiagnosticError.self) {
      try Document(path: "a.md", text: row.text)
    }
    #expect(error?.diagnostics.map(\.description) == row.expected)
  }

  @Test("A key that stands twice is shown where it stands first")
  func firstPlace() {
    let error = #expect(throws: DiagnosticError.self) {
      try Value.parse(yaml: "a: 1\n'b': 1\nb : {c: 1}\nb: 2\n", file: "a.yml")
    }
    #expect(error?.diagnostics.map { $0.location?.description } == ["a.yml:3:1", "a.yml:4:1"])
    #expect(
      error?.diagnostics.flatMap(\.notes).map { "\($0.location): \($0.message)" }
        == ["a.yml:2:1: first defined here", "a.yml:2:1: first defined here"])
  }

  @Test("Every one of many repeated keys is found, in no long time")
  func manyRepeatedKeys() {
    let text = String(repeating: "- key: 1\n  other: 2\n  key : 3\n", count: 2_000)
    var error: DiagnosticError?
    let time = processorTime {
      error = #expect(throws: DiagnosticError.self) {
        try Value.parse(yaml: text, file: "a.yml")
      }
    }
    #expect(time < .seconds(30))
    #expect(error?.diagnostics.compactMap { $0.location?.line } == (1...2_000).map { 3 * $0 })
  }

  @Test(
    "What is written as in another language is answered with how it is written here",
    arguments: [
      ("title: A\ntags: [a]\ndraft: yes", "write 'true', without quotes"),
      ("title: A\ntags: [a]\ndraft: \"False\"", "write 'false', without quotes"),
      ("title: A\ntags: [a]\nweight: \"3\"", "write it without quotes"),
      ("title: A\ntags: {a[0]: b}", "put a key that contains '[' between quotes"),
    ])
  func suggestions(_ row: (yaml: String, suggestion: String)) {
    #expect(Self.diagnostics(ofDecoding: row.yaml).map(\.suggestion) == [row.suggestion])
  }

  @Test(
    "Unknown keys, missing ones and wrong types are all found at once",
    arguments: [
      Wrong(
        text: "titel: A\nweight: heavy\nsize: lage\ntags: a",
        expected: [
          "a.yml:1:1: error: unknown key 'titel' [unknown-key]",
          "a.yml:2:9: error: expected a whole number, found 'heavy' [wrong-type]",
          "a.yml:3:7: error: unknown value 'lage' [unknown-word]",
          "a.yml:4:7: error: expected a list, found 'a' [wrong-type]",
        ]),
      Wrong(
        text: "title:\nweight: 11\ntags: [a, [b]]\ninner: {dept: 1}\ndraft: \"true\"",
        expected: [
          "a.yml:1:1: error: the key 'title' has no value [missing-key]",
          "a.yml:2:9: error: expected a whole number from 0 to 10, found 11 [out-of-bounds]",
          "a.yml:3:11: error: expected a text, found a list [wrong-type]",
          "a.yml:4:9: error: unknown key 'dept' [unknown-key]",
          "a.yml:5:8: error: expected true or false, found the text \"true\" [wrong-type]",
        ]),
      Wrong(
        text: "- a",
        expected: [
          "a.yml:1:1: error: expected a mapping, found a list [wrong-type]"
        ]),
      Wrong(text: "title: A\nweight: 3\ntags: [a, b]\ninner: {depth: 2}", expected: []),
    ])
  func decoding(_ row: Wrong) {
    #expect(Self.diagnostics(ofDecoding: row.text).map(\.description) == row.expected)
  }

  private static func diagnostics(ofDecoding yaml: String) -> [Diagnostic] {
    diagnostics { () throws(DiagnosticError) in
      try Value.parse(yaml: yaml, file: "a.yml")?.decode { fields in
        _ = fields.string("title")
        _ = fields.int("weight", in: 0...10, default: 0)
        _ = fields.strings("tags")
        _ = fields.bool("draft")
        _ = fields.oneOf("size", default: Size.small)
        _ = fields.optionalMapping("inner") { $0.int("depth", default: 1) }
      }
    }
  }

  @Test(
    "A key is missing unless another is taken for it",
    arguments: [
      ("titel: A", ["unknown-key"]), ("name: A", ["unknown-key"]),
      ("label: A", ["missing-key", "unknown-key"]),
      ("titel: A\ntitle:", ["missing-key", "unknown-key"]),
      ("titel: A\ntitl: B", ["unknown-key", "unknown-key"]), ("", ["missing-key"]),
    ])
  func misspelt(_ row: (yaml: String, ids: [String])) throws {
    let value = try #require(try Value.parse(yaml: "weight: 1\n\(row.yaml)", file: "a.yml"))
    let found = Self.diagnostics { () throws(DiagnosticError) in
      try value.decode { fields in
        fields.advice = { $0.key == "name" ? .called("title") : nil }
        _ = fields.string("title")
        _ = fields.int("weight")
      }
    }
    #expect(found.map(\.id.rawValue).sorted() == row.ids)
  }

  @Test("A key that two readers of a mapping ask for is missing once, and misspelt once")
  func askedTwice() throws {
    for (yaml, ids) in [("weight: 1", ["missing-key"]), ("titel: A", ["unknown-key"])] {
      let value = try #require(try Value.parse(yaml: yaml, file: "a.yml"))
      let found = Self.diagnostics { () throws(DiagnosticError) in
        try value.decode { fields in
          _ = fields.optionalInt("weight")
          for _ in 1...2 { _ = fields.string("title") }
        }
      }
      #expect(found.map(\.id.rawValue) == ids)
    }
  }

  @Test(
    "What is left to another reader is not reported, nor the key missing that it misspells",
    arguments: [("titel: A", []), ("label: A", ["missing-key"])])
  func left(_ row: (yaml: String, ids: [String])) throws {
    let value = try #require(try Value.parse(yaml: row.yaml, file: "a.yml"))
    let found = Self.diagnostics { () throws(DiagnosticError) in
      try value.decode { fields in
        _ = fields.string("title")
        fields.leaveRest()
      }
    }
    #expect(found.map(\.id.rawValue) == row.ids)
  }

  @Test("A misspelt key is answered with the one that was probably meant")
  func suggestion() throws {
    let value = try #require(try Value.parse(yaml: "titel: A", file: "a.yml"))
    let found = Self.diagnostics { () throws(DiagnosticError) in
      try value.decode { _ = $0.optionalString("title") }
    }
    #expect(found.first?.suggestion == "did you mean 'title'?")
  }

  private static func diagnostics(_ work: () throws(DiagnosticError) -> Void) -> [Diagnostic] {
    do {
      try work()
      return []
    } catch {
      return error.diagnostics
    }
  }
}
