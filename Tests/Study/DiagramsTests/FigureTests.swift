import Diagrams
import Testing
import Trace

@Suite("Matrices")
struct FigureTests {
  @Test("a matrix has a mark for each pair that knows, and says so in words")
  func matrix() {
    let svg = DependencyMatrix(
      roles: [.model, .view, .presenter],
      marks: [
        .init(from: .view, to: .presenter): [.byProtocol],
        .init(from: .presenter, to: .model): [.direct, .notified],
      ]
    ).svg(prefix: "m", title: "knows-about")
    let outline = Outline(svg)
    #expect(outline.isWellFormed)
    #expect(outline.classes.count { $0 == "direct" } == 1)
    #expect(outline.classes.count { $0 == "by-protocol" } == 1)
    #expect(outline.classes.count { $0 == "cell" } == 9)
    #expect(outline.texts == ["V", "V", "P", "P", "M", "M"])
    #expect(
      svg.contains(
        "view commands presenter by a protocol; presenter commands model; presenter notifies model")
    )
  }
}
