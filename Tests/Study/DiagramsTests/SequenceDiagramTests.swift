import Diagrams
import Foundation
import Snapshots
import TestSupport
import Testing
import Trace
import TraceTesting

@Suite("A sequence diagram")
struct SequenceDiagramTests {
  private func svg(_ log: EventLog = LogWriter.counter().log) -> String {
    let badges = Badge.all(of: log)
    let steps = Set(log.events.map(\.step)).sorted().map {
      SequenceDiagram.DrawnStep(heading: "step \($0)", rows: StepSequence(step: $0, of: log).rows)
    }
    return SequenceDiagram(steps, badges: badges) { $0.shownLabel }.svg(title: "passive-mvp")
  }

  @Test("looks as it did")
  func golden() throws {
    try expectSnapshot(svg(), "counter.svg")
  }

  @Test("is well-formed, and its look is in its style alone")
  func structure() {
    let outline = Outline(svg())
    #expect(outline.isWellFormed)
    #expect(outline.names.count { $0 == "style" } == 1)
    #expect(!outline.attributes.contains("style"))
    #expect(!outline.attributes.contains("fill"))
  }

  @Test("needs nothing that not every viewer knows: no variables, nothing from outside")
  func portability() {
    let drawing = svg()
    for word in ["var(", "color-mix", "@import", "@media", "href", "url("] {
      #expect(!drawing.contains(word))
    }
  }

  @Test("has the light colours of the site's pages, and those of the families")
  func colours() throws {
    let root = packageRoot
    let tokens = try String(
      contentsOf: root.appending(path: "templates/assets/tokens.css"), encoding: .utf8)
    let light = tokens.prefix { $0 != "}" }.matches(of: #/#[0-9a-f]{6}/#).map(\.output)
    let families = Role.Family.allCases.flatMap { [$0.colour.fill, $0.colour.letters] }
    let used = Set(svg().matches(of: #/#[0-9a-f]{6}/#).map { String($0.output) })
    #expect(used.count > 8)
    #expect(used.isSubset(of: Set(light.map(String.init) + families)))
  }

  @Test("escapes what a program may write")
  func escaping() {
    var writer = LogWriter([:])
    writer.call(nil, "Box<\"&\u{1}\">", "say()")
    let drawing = svg(writer.log)
    #expect(Outline(drawing).isWellFormed)
    #expect(drawing.contains("Box&lt;&quot;&amp;\u{FFFD}&quot;&gt;"))
  }

  @Test("says whose badge is whose to who cannot see it")
  func description() {
    let names = Badge.all(of: LogWriter.counter().log).map { "\($0.text) \($0.participant.id)" }
    #expect(names.count > 3)
    #expect(svg().contains(">\(names.joined(separator: ", "))</desc>"))
  }

  @Test("letters every coloured lifeline, and has the colour of every family")
  func letters() {
    let outline = Outline(svg())
    let families = Set(outline.classes.filter { $0.hasPrefix("family-") })
    #expect(
      families == ["family-composition", "family-view", "family-presentation", "family-model"])
    #expect(["⌂", "V1", "V2", "P", "M"].allSatisfy(outline.texts.contains))
    for family in families { #expect(svg().contains(".\(family) rect,.bar.\(family){fill:#")) }
  }

  @Test("has a heading for every step, and the words of every row on a line of its own")
  func words() {
    let log = LogWriter.counter().log
    let sequences = Set(log.events.map(\.step)).sorted().map { StepSequence(step: $0, of: log) }
    let rows = sequences.flatMap(\.rows)
    let drawing = svg()
    let classes = Outline(drawing).classes
    #expect(classes.count { $0 == "heading" } == sequences.count)
    #expect(classes.count { $0 == "words" } == rows.count)
    let lines = drawing.matches(of: #/<g transform="translate\(0 ([\d.]+)\)">/#).map(\.1)
    #expect(Set(lines).count == sequences.count + rows.count)
    #expect(rows.allSatisfy { Outline(drawing).texts.contains($0.shownLabel) })
  }

  @Test("tells redundant effects from others")
  func redundancy() {
    let log = LogWriter.counter().log
    let rows = Set(log.events.map(\.step)).flatMap { StepSequence(step: $0, of: log).rows }
    let redundant = rows.count(where: \.isRedundant)
    #expect(Outline(svg()).classes.count { $0 == "redundant" } == redundant)
    #expect(redundant > 0)
  }
}
