import Diagrams
import Testing
import Trace

@Suite("The tree of ownership")
struct OwnershipTreeTests {
  private let app = OwnershipTree.OwnershipNode(name: "App", side: .role(.composition))
  private let view = OwnershipTree.OwnershipNode(name: "Screen", side: .role(.view))
  private let presenter = OwnershipTree.OwnershipNode(name: "Presenter", side: .role(.presenter))

  /// The rows as a reader sees them: a point for each level, `*` for what is unfolded elsewhere,
  /// `!` where a circle closes.
  private func rows(_ holdings: [OwnershipTree.OwnershipHolding]) -> [String] {
    OwnershipTree(types: [app, view, presenter], holdings: holdings).rows.map { row in
      let line = row.holding.map { " \($0.line.rawValue)" } ?? ""
      return String(repeating: ".", count: row.depth) + (row.node?.name ?? "-") + line
        + (row.isReference ? "*" : "") + (row.closesCircle ? "!" : "")
    }
  }

  @Test("unfolds what is held strongly, once, and says where a circle closes")
  func circle() {
    let holdings: [OwnershipTree.OwnershipHolding] = [
      .init(holder: app, held: view, line: .strong, label: "screen"),
      .init(holder: view, held: presenter, line: .strong, label: "presenter"),
      .init(holder: presenter, held: view, line: .strong, label: "view"),
    ]
    #expect(
      rows(holdings) == ["App", ".Screen strong", "..Presenter strong", "...Screen strong*!"])
    let weak =
      Array(holdings.dropLast())
      + [.init(holder: presenter, held: view, line: .weak, label: "view")]
    #expect(rows(weak) == ["App", ".Screen strong", "..Presenter strong", "...Screen weak*"])
  }

  @Test("has what is held otherwise among the roots, too, and tokens of what is not known")
  func otherwise() {
    for line in OwnershipTree.OwnershipLine.allCases where line != .strong {
      let found = rows([
        .init(holder: app, held: view, line: line, label: "screen"),
        .init(holder: app, held: nil, line: .token, label: "token"),
      ])
      #expect(found.contains(".Screen \(line.rawValue)*"), "\(line)")
      #expect(found.contains(".- token*") && found.contains("Screen"))
    }
  }

  @Test("loses no type that only a circle holds")
  func rootless() {
    let found = rows([
      .init(holder: view, held: presenter, line: .strong, label: "presenter"),
      .init(holder: presenter, held: view, line: .strong, label: "view"),
    ])
    #expect(found == ["App", "Screen", ".Presenter strong", "..Screen strong*!"])
  }
}
