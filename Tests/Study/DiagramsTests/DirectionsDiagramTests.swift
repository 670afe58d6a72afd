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
    // The sign and the words say which of two contracts has it, as the colour does.
    #expect(svg.contains(">▸ 3</text>"))
    #expect(svg.contains("presenter reads model: 3, which is forbidden, in the second only"))
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
