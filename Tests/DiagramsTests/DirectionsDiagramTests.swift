import Diagrams
import Testing
import Trace

@Suite("The drawing of directions")
struct DirectionsDiagramTests {
  private func svg(_ arrows: [DirectionArrow]) -> String {
    DirectionsDiagram(roles: [.model, .view, .presenter], arrows: arrows)
      .svg(prefix: "d", title: "made up")
  }

  @Test("has a line for each arrow, by kind, state and contract")
  func classes() {
    let svg = svg([
      DirectionArrow(from: .view, to: .presenter, kind: .message, state: .used, label: "12"),
      DirectionArrow(from: .model, to: .presenter, kind: .notification, state: .unused, label: "0"),
      DirectionArrow(
        from: .presenter, to: .model, kind: .read, state: .forbidden, side: .second, label: "3"),
    ])
    for name in ["message used", "notification unused", "read forbidden only-second"] {
      #expect(svg.contains("<g class=\"\(name)\">"), "\(name)")
    }
    #expect(svg.contains(">12</text>"))
    #expect(svg.matches(of: #/class="role"/#).count == 3)
  }

  @Test("says every arrow in a sentence")
  func sentences() {
    let svg = svg([
      DirectionArrow(from: .view, to: .presenter, kind: .message, state: .used, label: "12"),
      DirectionArrow(from: .model, to: .presenter, kind: .notification, state: .unused, label: "0"),
    ])
    #expect(
      svg.contains(
        ">view calls presenter: 12; model notifies presenter: 0, allowed and never used</desc>"))
  }

  @Test("draws two arrows between the same roles apart, and leaves out those of other roles")
  func lanes() {
    let there = DirectionArrow(
      from: .view, to: .presenter, kind: .message, state: .used, label: "1")
    let back = DirectionArrow(
      from: .presenter, to: .view, kind: .message, state: .used, label: "2")
    let other = DirectionArrow(from: .store, to: .view, kind: .message, state: .used, label: "9")
    let svg = svg([there, back, other])
    let lines = svg.matches(of: #/class="line" d="([^"]*)"/#).map { String($0.1) }
    #expect(lines.count == 2 && Set(lines).count == 2)
    #expect(!svg.contains(">9</text>"))
  }
}

@Suite("The drawing of ownership")
struct OwnershipDiagramTests {
  private let app = OwnershipTree.OwnershipNode(name: "App", role: .composition)
  private let view = OwnershipTree.OwnershipNode(name: "Screen", role: .view)
  private let presenter = OwnershipTree.OwnershipNode(name: "Presenter", role: .presenter)

  private func svg(_ holdings: [OwnershipTree.OwnershipHolding]) -> String {
    OwnershipDiagram(OwnershipTree(types: [app, view, presenter], holdings: holdings))
      .svg(prefix: "o", title: "made up")
  }

  @Test("draws each way of holding by a line of its own")
  func lines() {
    for line in OwnershipTree.OwnershipLine.allCases {
      let svg = svg([.init(holder: app, held: view, line: line, label: "screen")])
      #expect(svg.contains("class=\"\(line.rawValue)\""), "\(line)")
    }
  }

  @Test("unfolds a type once, and says where a circle closes")
  func circle() {
    let holdings: [OwnershipTree.OwnershipHolding] = [
      .init(holder: app, held: view, line: .strong, label: "screen"),
      .init(holder: view, held: presenter, line: .strong, label: "presenter"),
      .init(holder: presenter, held: view, line: .strong, label: "view"),
    ]
    let circle = svg(holdings)
    #expect(circle.matches(of: #/class="type">Screen</#).count == 1)
    #expect(circle.matches(of: #/class="again">Screen</#).count == 1)
    #expect(circle.contains("Presenter holds Screen by view, which closes a circle"))
    let weak = svg(
      Array(holdings.dropLast())
        + [.init(holder: presenter, held: view, line: .weak, label: "view")])
    #expect(!weak.contains("circle"))
  }

  @Test("loses no type that only a circle holds")
  func rootless() {
    let svg = svg([
      .init(holder: view, held: presenter, line: .strong, label: "presenter"),
      .init(holder: presenter, held: view, line: .strong, label: "view"),
    ])
    #expect(svg.contains(">Screen</tspan>") && svg.contains(">Presenter</tspan>"))
  }
}
