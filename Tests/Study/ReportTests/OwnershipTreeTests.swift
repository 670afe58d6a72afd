import Diagnostics
import Testing
import Trace

@testable import Metrics
@testable import Report

@Suite("The tree of ownership")
struct OwnershipTreeTests {
  private let app = OwningType(name: "App", side: .role(.composition))
  private let view = OwningType(name: "Screen", side: .role(.view))
  private let presenter = OwningType(name: "Presenter", side: .role(.presenter))

  /// The rows as a reader sees them: a point for each level, `*` for what is unfolded elsewhere,
  /// `!` where a circle closes.
  private func rows(_ edges: [OwnershipEdge]) -> [String] {
    OwnershipTree(types: [app, view, presenter], edges: edges).rows.map { row in
      let line = row.edge.map { " \($0.strength.rawValue)" } ?? ""
      return String(repeating: ".", count: row.depth) + (row.type?.name ?? "-") + line
        + (row.isReference ? "*" : "") + (row.closesCircle ? "!" : "")
    }
  }

  private func edge(
    _ holder: OwningType, _ held: OwningType?, _ strength: OwnershipStrength
  ) -> OwnershipEdge {
    OwnershipEdge(
      holder: holder, held: held, strength: strength, property: "property",
      token: nil, isByProtocol: false, location: SourceLocation(file: "A.swift", line: 1, column: 1)
    )
  }

  @Test("unfolds what is held strongly, once, and says where a circle closes")
  func circle() {
    let holdings = [
      edge(app, view, .strong), edge(view, presenter, .strong), edge(presenter, view, .strong),
    ]
    #expect(
      rows(holdings) == ["App", ".Screen strong", "..Presenter strong", "...Screen strong*!"])
    let weak = Array(holdings.dropLast()) + [edge(presenter, view, .weak)]
    #expect(rows(weak) == ["App", ".Screen strong", "..Presenter strong", "...Screen weak*"])
  }

  @Test("has what is held otherwise among the roots, too, and tokens of what is not known")
  func otherwise() {
    for line in OwnershipStrength.allCases where line != .strong {
      let found = rows([edge(app, view, line), edge(app, nil, .token)])
      #expect(found.contains(".Screen \(line.rawValue)*"), "\(line)")
      #expect(found.contains(".- token*") && found.contains("Screen"))
    }
  }

  @Test("loses no type that only a circle holds")
  func rootless() {
    let found = rows([edge(view, presenter, .strong), edge(presenter, view, .strong)])
    #expect(found == ["App", "Screen", ".Presenter strong", "..Screen strong*!"])
  }
}
