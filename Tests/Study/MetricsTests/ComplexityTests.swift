import Metrics
import Testing

@Suite("Cyclomatic complexity")
struct ComplexityTests {
  private func functions(_ source: String) -> [FunctionFacts] {
    MarkedSource(source).facts().functions
  }

  @Test(
    "is one more than a function has decisions",
    arguments: [
      ("", 1),
      ("if a { b() }", 2),
      ("if a { b() } else if c { d() } else { e() }", 3),
      ("guard a else { return }", 2),
      ("for a in b { c() }", 2),
      ("for case let a? in b { c() }", 2),
      ("while a { b() }", 2),
      ("repeat { b() } while a", 2),
      ("switch a { case .b: c() ; case .d, .e: f() ; default: g() }", 3),
      ("if case .b = a { c() }", 2),
      ("do { try a() } catch { b() }", 2),
      ("_ = a ? b : c", 2),
      ("_ = a && b || c", 3),
      ("_ = a ?? b", 2),
      ("_ = a?.b", 1),
      ("a = b + c", 1),
      ("a.map { $0 ?? 1 }", 2),
    ])
  func decisions(_ body: String, _ complexity: Int) throws {
    let function = try #require(functions("func a() { \(body) }").first)
    #expect(function.complexity == complexity)
  }

  @Test("is counted for everything that is entered, with its name and place")
  func kinds() {
    let source = MarkedSource(
      """
      struct Box {
        1️⃣init() {}
        2️⃣deinit {}
        func 3️⃣show() { hide { if a { } } }
        var open: Bool 4️⃣{ a || b }
        var size: Int { 5️⃣get { 1 } 6️⃣set { if a {} } }
        let make = 7️⃣{ a ?? b }
        func required()
      }
      protocol P { func show() }
      extension Box { struct Lid { func 8️⃣turn() {} } }
      """)
    let found = source.facts().functions
    #expect(
      found.map { "\($0.location)" } == source.all.map { "Sources/Patterns/Made/Up.swift:\($0)" })
    #expect(
      found.map { "\($0.kind.rawValue) \($0.name) \($0.complexity)" } == [
        "initialiser Box.init 1", "deinitialiser Box.deinit 1", "function Box.show 2",
        "accessor Box.open 2", "accessor Box.size 1", "accessor Box.size 2",
        "closure Box.make 2", "function Box.Lid.turn 1",
      ])
  }

  @Test("is counted apart for a function inside another one")
  func inner() {
    let found = functions("func a() { func b() { if c {} } ; if d {} ; if e {} }")
    #expect(found.map(\.complexity) == [3, 2])
  }
}
