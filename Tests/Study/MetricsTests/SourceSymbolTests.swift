import Metrics
import Sequences
import Testing

@Suite("What a file declares, by name")
struct SourceSymbolTests {
  private static let facts = FileFacts(
    SourceFile(
      path: "Sources/Patterns/MVVM/TallyCounter/Lyre.swift",
      text: """
        /// A lyre.
        @Traced(.model)
        final class Lyre {
          private let strings = 7, isTuned = false

          init(strings: Int) {
            func tune() {}
          }

          deinit {}

          struct Peg {
            func turn() {}
          }
        }

        extension Lyre {
          func pluck(_ string: Int, with finger: Int) {
            let heard = string
          }
          func pluck() {}
        }

        protocol Tuning {
          func tune()
        }

        func strum() {}
        """))

  @Test("are types, members and functions, and nothing within a body")
  func names() {
    #expect(
      Self.facts.symbols.map(\.signature) == [
        "Lyre", "Lyre.strings", "Lyre.isTuned", "Lyre.init(strings:)", "Lyre.deinit", "Lyre.Peg",
        "Lyre.Peg.turn()", "Lyre.pluck(_:with:)", "Lyre.pluck()", "Tuning", "Tuning.tune()",
        "strum()",
      ])
  }

  @Test("have the lines of the declaration, with attributes and without comments")
  func lines() {
    let lines = Dictionary(
      keepingFirst: Self.facts.symbols.map { ($0.signature, $0.lines) })
    #expect(lines["Lyre"] == 2...15)
    #expect(lines["Lyre.isTuned"] == 4...4)
    #expect(lines["Lyre.init(strings:)"] == 6...8)
    #expect(lines["Lyre.pluck(_:with:)"] == 18...20)
    #expect(lines["strum()"] == 28...28)
  }

  @Test("share a name where only labels differ")
  func overloads() {
    #expect(Self.facts.symbols.filter { $0.name == "Lyre.pluck" }.count == 2)
  }
}
