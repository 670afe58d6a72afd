import Colours
import Highlighting
import TestSupport
import Testing

@Suite("Swift that no parser should see") struct ColouringBoundsTests {
  static let hostile: [(String, Int)] = [
    ("(", 1300), ("[", 5000), ("{", 5000), ("\\(", 50_000), ("\"\\(", 400), ("a<", 3000),
    ("a <\n", 3000), ("#if a\n", 2000), ("(a: ", 2000), ("{ (a) in ", 2000), ("/(", 3000),
    (".a", 50_000), ("let a = [1, 2, 3]\n", 20_000), ("a[", 3000), ("class A { ", 2000),
  ]

  @Test("is shown plain, and the reason is said", arguments: hostile)
  func refused(_ text: String, _ count: Int) {
    let source = String(repeating: text, count: count)
    #expect(throws: PlainCode.self) { try CodeLanguage.swift.tokens(of: source) }
    let lines = SwiftColours.lines(of: source)
    #expect(lines.allSatisfy { $0.allSatisfy { $0.kind == nil } })
    #expect(
      lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
        == (source.hasSuffix("\n") ? String(source.dropLast()) : source))
  }

  @Test(
    "is cut off without brackets, too",
    arguments: ["try ", "if a {} else ", "- ", "@a ", "a ? b : ", "inout ", "func a() -> "])
  func chains(_ text: String) throws {
    let source = "let a = " + String(repeating: text, count: 1000) + "\n"
    let time = try processorTime {
      let tokens = try CodeLanguage.swift.tokens(of: source)
      #expect(!tokens.isEmpty)
    }
    #expect(time < .seconds(20))
  }

  @Test("names its line")
  func line() {
    let source = "let a = 1\n\nlet b = " + String(repeating: "[", count: 200) + "\n"
    let error = #expect(throws: PlainCode.self) { try CodeLanguage.swift.tokens(of: source) }
    #expect(error == PlainCode("it is nested too deeply", line: 3))
  }

  @Test("leaves ordinary code alone")
  func ordinary() throws {
    let source = String(
      repeating: "if a < b, let c = d[(1 + 2)] { print(\"\\(c)\") }\n", count: 300)
    #expect(try CodeLanguage.swift.tokens(of: source).contains { $0.kind == .keyword })
  }
}
