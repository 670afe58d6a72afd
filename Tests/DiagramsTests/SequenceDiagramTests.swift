import Diagrams
import Testing
import Trace

@Suite("A sequence diagram")
struct SequenceDiagramTests {
  static let steps = [0, 1, 2, 3]

  private func svg(_ step: Int, of log: EventLog = LogMaker.counter().log) -> String {
    SequenceDiagram(Score(step: step, of: log)).svg(
      prefix: "d\(step)", title: "passive-mvp \(step)")
  }

  @Test("looks as it did", arguments: steps)
  func golden(_ step: Int) throws {
    try expectGolden(svg(step), "counter-\(step).svg")
  }

  @Test("is well-formed and carries no style attribute", arguments: steps)
  func structure(_ step: Int) {
    let outline = Outline(svg(step))
    #expect(outline.isWellFormed)
    #expect(!outline.attributes.contains("style"))
    #expect(!outline.attributes.contains("fill"))
  }

  @Test("gives its identifiers once each, under its prefix")
  func identifiers() {
    let all = Self.steps.flatMap { Outline(svg($0)).identifiers }
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.hasPrefix("d") })
  }

  @Test("escapes what a program may write")
  func escaping() {
    let maker = LogMaker()
    let view = maker.participant("Box<Int>", .view)
    maker.call(nil, view, "say", ["\"<&>\u{1}\u{1B}\""])
    let outline = Outline(svg(0, of: maker.log))
    #expect(outline.isWellFormed)
    #expect(outline.texts.contains("say(\"<&>\u{FFFD}\u{FFFD}\")"))
  }

  @Test("clips long words and keeps them whole in the title")
  func clipping() {
    let maker = LogMaker()
    let view = maker.participant("Screen", .view)
    let long = String(repeating: "a", count: 95)
    maker.call(nil, view, long)
    let drawing = svg(0, of: maker.log)
    #expect(Outline(drawing).texts.contains { $0.hasSuffix("…") && $0.count == 72 })
    #expect(drawing.contains("\(long)()</title>"))
  }

  @Test("letters every coloured lifeline")
  func letters() {
    let outline = Outline(svg(0))
    let roles = Set(outline.classes.filter { $0.hasPrefix("role-") })
    #expect(roles == ["role-composition", "role-view", "role-presenter", "role-model"])
    #expect(["⌂", "V1", "V2", "P", "M"].allSatisfy(outline.texts.contains))
  }

  @Test("counts the rows that it does not draw")
  func limit() {
    let maker = LogMaker()
    let view = maker.participant("Screen", .view)
    for number in 0..<(SequenceDiagram.limit + 7) { maker.call(nil, view, "call\(number)") }
    #expect(Outline(svg(0, of: maker.log)).texts.last == "… +7")
  }
}
