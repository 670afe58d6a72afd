import Diagnostics
import Metrics
import Testing
import Trace

@Suite("A file's facts")
struct FileFactsTests {
  @Test(
    "count the lines that are neither blank nor comment",
    arguments: [
      ("", 0),
      ("// a comment\n\n", 0),
      ("let a = 1\n\nlet b = 2 // why\n", 2),
      ("/* a\n comment\n */ let a = 1\n", 1),
      ("let a = \"\"\"\n  one\n\n  two\n  \"\"\"\n", 5),
      ("func f(\n  a: Int,\n  // the second\n  b: Int\n) {}\n", 4),
      ("let a = 1; let b = 2\n", 1),
    ])
  func codeLines(_ source: String, _ expected: Int) {
    #expect(MarkedSource(source).facts().codeLines == expected)
  }

  @Test("count tokens, and those that name the tracing")
  func tokens() {
    let facts = MarkedSource("import Trace\n@Traced(.model) final class Box {}\n").facts()
    #expect(facts.tokens == 13)
    #expect(facts.tracingTokens == 1)
  }

  @Test("name declarations by their owners, with role and kind")
  func declarations() {
    let facts = MarkedSource(
      """
      @Traced(.viewModel) public final class Counter { struct Digit { enum Shape {} } }
      @Traced(.store) extension Counter.Digit {}
      protocol Viewing: AnyObject {}
      actor Clock {}
      """
    ).facts()
    #expect(
      facts.declarations.map(\.name) == [
        "Counter", "Counter.Digit", "Counter.Digit.Shape", "Counter.Digit", "Viewing", "Clock",
      ])
    #expect(facts.declarations.map(\.role) == [.viewModel, nil, nil, .store, nil, nil])
    #expect(
      facts.declarations.map(\.kind) == [.class, .struct, .enum, .extension, .protocol, .actor])
    #expect(facts.declarations.map(\.isPublic) == [true, false, false, false, false, false])
  }

  @Test("list the stored properties, and whether they are weak")
  func stored() {
    let facts = MarkedSource(
      """
      class Presenter {
        weak var view: (any Viewing)?
        private let model: Model, other = Other()
        let tell: (Viewing) -> Void
        var views: [Viewing] { [] }
        var title = "" { didSet {} }
      }
      """
    ).facts()
    let stored = facts.declarations[0].stored
    #expect(stored.map(\.name) == ["view", "model", "other", "tell", "title"])
    #expect(stored.map(\.isWeak) == [true, false, false, false, false])
    #expect(stored.map { $0.types.map(\.name) } == [["Viewing"], ["Model"], ["Other"], [], []])
  }

  @Test("count columns in characters that a reader counts")
  func columns() {
    let source = MarkedSource("class A {}\nclass B { let t = \"★★\", a = 1️⃣A() }\n")
    let location = source.facts().declarations[1].mentions.first?.location
    #expect(location.map { "\($0)" } == "Sources/Patterns/Made/Up.swift:\(source.all[0])")
  }
}
