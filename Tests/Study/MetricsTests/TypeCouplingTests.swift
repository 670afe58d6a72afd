import Metrics
import Testing

@Suite("Coupling of types")
struct TypeCouplingTests {
  private func facts(_ source: String) -> SourceFacts {
    SourceLibrary(
      [
        SourceFile(path: "Sources/Patterns/Made/Tally/All.swift", text: source),
        SourceFile(
          path: "Sources/Apps/Samples/Tally/Domain.swift", text: "public class Counter {}"),
      ], samples: ["Tally"]
    ).facts(module: "Made", sample: "Tally")
  }

  @Test("counts who names whom, parts of a type as the type, and nothing outside")
  func counts() {
    let facts = facts(
      """
      protocol Viewing {}
      class View: Viewing { let presenter: Presenter }
      class Presenter { weak var view: (any Viewing)? ; let counter: Counter ; struct Row {} }
      extension Presenter { func make() -> View? { nil } }
      class Root { let row: Presenter.Row ; let own: Root? }
      struct Alone {}
      """)
    #expect(
      facts.couplings.map { "\($0.type.name) \($0.afferent) \($0.efferent)" } == [
        "Viewing 2 0", "View 1 2", "Presenter 2 2", "Root 0 1", "Alone 0 0",
      ])
    #expect(facts.couplings.map(\.instability) == [0, 2.0 / 3, 0.5, 1, nil])
  }

  @Test("finds where a test can replace a neighbour")
  func seams() {
    let facts = facts(
      """
      protocol Viewing {}
      class Presenter {
        weak var view: (any Viewing)?
        private var hidden: (any Viewing)?
        var onTap: (() -> Void)?
        let constant: () -> Void
        static var shared: (any Viewing)?
        var computed: (any Viewing)? { nil }
        var plain = 1
        init(view: any Viewing, finish: @escaping (Int) -> Void, count: Int) {}
      }
      """)
    #expect(
      facts.seams.map { "\($0.kind.rawValue) \($0.name)" } == [
        "protocol Presenter.view", "closure Presenter.onTap", "closure Presenter.finish",
      ])
  }
}
