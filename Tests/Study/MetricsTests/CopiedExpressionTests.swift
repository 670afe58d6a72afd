import Diagnostics
import Metrics
import Testing

@Suite("A copied expression")
struct CopiedExpressionTests {
  /// Finds what a file of a pattern copies of a domain value with one method.
  private func copies(of rule: String, in source: String) -> [CopiedRule] {
    SourceLibrary(
      [
        SourceFile(
          path: "Sources/Apps/Samples/Tally/Domain.swift", text: "public struct Domain { \(rule) }"),
        SourceFile(path: "Sources/Patterns/Made/Tally/Up.swift", text: source),
      ], samples: ["Tally"]
    ).copiedRules(module: "Made")
  }

  @Test(
    "is found whatever the variables between '?' and ':' are called",
    arguments: [
      (
        "func next(_ digit: Int) -> Int { digit == limit ? digit : digit + 1 }",
        "class P { func f(n: Int) -> Int { n == most ? n : n + 1 } }"
      ),
      (
        "func next(_ digit: Int) -> Int { isLast ? digit % limit : digit + 1 }",
        "class P { func f(n: Int) -> Int { isFull ? n % most : n + 1 } }"
      ),
      (
        "mutating func add(_ page: [Int]) { all = isFirst ? page : all + page }",
        "class P { func f(new: [Int]) { shown = isOpen ? new : shown + new } }"
      ),
    ])
  func choices(_ rule: String, _ source: String) {
    #expect(copies(of: rule, in: source).map(\.owner) == ["Domain"])
  }

  @Test(
    "has the labels of what it copies",
    arguments: [
      ("class P { func f(n: Int) -> Int { (Wheel(turned: n) + 1) % 10 } }", ["Domain"]),
      ("class P { func f(n: Int) -> Int { (Wheel(held: n) + 1) % 10 } }", []),
    ] as [(String, [String])])
  func labels(_ source: String, _ expected: [String]) {
    let rule = "func next(_ digit: Int) -> Int { (Wheel(turned: digit) + 1) % 10 }"
    #expect(copies(of: rule, in: source).map(\.owner) == expected)
  }

  @Test(
    "is a new value of the domain beside '==', and nothing whose name only begins with its name",
    arguments: [
      ("Count()", true), ("Count.init()", true), ("CountLabel()", false), ("CountInit()", false),
    ])
  func newValue(_ call: String, _ isFound: Bool) {
    let library = SourceLibrary(
      [
        SourceFile(
          path: "Sources/Apps/Samples/Tally/Count.swift",
          text: "public struct Count: Hashable { public private(set) var value = 0 }"),
        SourceFile(
          path: "Sources/Patterns/Made/Tally/Up.swift",
          text: "class P { func f(shown: AnyHashable) -> Bool { shown == \(call) } }"),
      ], samples: ["Tally"])
    let found = library.facts(module: "Made").refused
    #expect(found.map(\.id) == (isFound ? [.numericDecision] : []))
  }

  @Test("is in the innermost type around it, whatever types are before it")
  func types() {
    let found = copies(
      of: "func next(_ digit: Int) -> Int { (digit + 1) % 10 }",
      in: """
        class P {
          enum Phase { case on }
          func f(n: Int) -> Int { (n + 1) % 10 }
        }
        func g(n: Int) -> Int { (n + 1) % 10 }
        """)
    #expect(found.map(\.type) == ["P", nil])
  }
}
