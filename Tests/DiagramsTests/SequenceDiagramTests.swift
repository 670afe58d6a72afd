import Diagrams
import Snapshots
import Testing
import Trace
import TraceTesting

@Suite("A sequence diagram")
struct SequenceDiagramTests {
  static let steps = [0, 1, 2, 3]

  private func svg(_ step: Int, of log: EventLog = LogWriter.counter().log) -> String {
    SequenceDiagram(Score(step: step, of: log)).svg(
      prefix: "d\(step)", title: "passive-mvp \(step)")
  }

  @Test("looks as it did", arguments: steps)
  func golden(_ step: Int) throws {
    try expectSnapshot(svg(step), "counter-\(step).svg")
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
    var writer = LogWriter([:])
    writer.call(nil, "Box<\"&\u{1}\">", "say()")
    let drawing = svg(0, of: writer.log)
    #expect(Outline(drawing).isWellFormed)
    #expect(drawing.contains("Box&lt;&quot;&amp;\u{FFFD}&quot;&gt;"))
  }

  @Test("says whose badge is whose to who cannot see it")
  func description() {
    let names = Score(step: 0, of: LogWriter.counter().log).badges.map {
      "\($0.text) \($0.participant.id)"
    }
    #expect(names.count > 3)
    #expect(svg(0).contains(">\(names.joined(separator: ", "))</desc>"))
  }

  @Test("letters every coloured lifeline")
  func letters() {
    let outline = Outline(svg(0))
    let families = Set(outline.classes.filter { $0.hasPrefix("family-") })
    #expect(
      families == ["family-composition", "family-view", "family-presentation", "family-model"])
    #expect(["⌂", "V1", "V2", "P", "M"].allSatisfy(outline.texts.contains))
  }

  @Test("draws a mark for every row, as far as its limit")
  func limit() {
    var writer = LogWriter(["Screen": .view])
    for number in 0..<(SequenceDiagram.limit + 7) {
      writer.call(nil, "Screen", "call\(number)()")
    }
    let classes = Outline(svg(0, of: writer.log)).classes
    #expect(classes.count { $0 == "call" } == SequenceDiagram.limit)
  }

  @Test("tells redundant effects from others")
  func redundancy() {
    let drawn = Self.steps.map { step in
      Outline(svg(step)).classes.count { $0 == "redundant" }
    }
    let rows = Self.steps.map { step in
      Score(step: step, of: LogWriter.counter().log).rows.count(where: \.isRedundant)
    }
    #expect(drawn == rows)
    #expect(rows.contains { $0 > 0 })
  }
}
