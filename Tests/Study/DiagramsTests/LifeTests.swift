import Diagrams
import Testing
import Trace
import TraceTesting

@Suite("Lives in a score")
struct LifeTests {
  private static let root = Participant(type: "App", number: 1, role: .composition)
  private static let screen = Participant(type: "Screen", number: 1, role: .view)

  /// An app that creates a screen; the superclass makes the object known inside the initialiser.
  private static let log = EventLog(
    participants: [root, screen], bindings: [],
    events: [
      Event(id: 1, to: root.id, .call(Member("init"), arguments: [])),
      Event(
        id: 2, parent: 1, from: root.id, to: screen.id, .call(Member("init"), arguments: [])),
      Event(
        id: 3, parent: 2, from: screen.id, to: screen.id, .call(Member("init"), arguments: [])),
      Event(id: 4, parent: 3, from: root.id, to: screen.id, .create),
      Event(id: 5, parent: 2, from: screen.id, to: root.id, .return(Member("init"), .nothing)),
    ])

  private static func svg(_ sequence: StepSequence) -> String {
    SequenceDiagram([.init(heading: "Opening", rows: sequence.rows)], badges: sequence.badges) {
      $0.label
    }
    .svg(title: "made up")
  }

  @Test("begin at the first initialiser, and once")
  func beginning() {
    let rows = StepSequence(step: 0, of: Self.log).rows
    #expect(rows.map(\.kind) == [.call, .create, .own])
    #expect(rows[1].event.id == 2 && rows[1].length == 1)
  }

  @Test("begin where they are created, if no initialiser is written")
  func withoutInitialiser() {
    let log = EventLog(
      participants: [Self.root, Self.screen], bindings: [],
      events: [Event(id: 1, from: Self.root.id, to: Self.screen.id, .create)])
    #expect(StepSequence(step: 0, of: log).rows.map(\.kind) == [.create])
  }

  @Test("a badge of three signs has two lines")
  func badges() {
    let models = (1...2).map { Participant(type: "Cell", number: $0, role: .viewModel) }
    let log = EventLog(
      participants: models, bindings: [],
      events: [
        Event(id: 1, from: models[0].id, to: models[1].id, .call(Member("show"), arguments: []))
      ])
    let sequence = StepSequence(step: 0, of: log)
    #expect(sequence.badges.map(\.text) == ["VM1", "VM2"])
    let svg = Self.svg(sequence)
    #expect(svg.matches(of: #/<text [^>]*>VM</text><text [^>]*>[12]</text>/#).count == 2)
    #expect(!svg.contains("textLength"))
  }

  @Test("who writes another's property is joined to it by a line")
  func writing() {
    func path(from writer: Participant) -> Substring? {
      let log = EventLog(
        participants: [Self.root, Self.screen], bindings: [],
        events: [
          Event(
            id: 1, from: writer.id, to: Self.screen.id,
            .state(property: "title", old: .null, new: .text("a"))),
          Event(id: 2, from: Self.root.id, to: Self.screen.id, .call(Member("a"), arguments: [])),
        ])
      let svg = Self.svg(StepSequence(step: 0, of: log))
      return svg.firstMatch(of: #/class="state" d="([^"]*)"/#)?.1
    }
    #expect(path(from: Self.root).map { $0.lowercased().count { $0 == "m" } } == 2)
    #expect(path(from: Self.screen).map { $0.lowercased().count { $0 == "m" } } == 1)
  }

  @Test("bindings that end together are one row as long as it can say which they are")
  func endings() {
    var writer = LogWriter(["App": .composition, "Screen": .view, "Model": .model])
    writer.step("open", purpose: .opensApp)
    let names = [
      ("Screen", "up"), ("Screen", "down"), ("Model", "count"), ("Model", "count"),
      ("Model", "state"), ("Screen", "up"),
    ]
    let bindings = names.map { writer.bind($0.0, "App", $0.1, .targetAction) }
    writer.step("leave", purpose: .leavesApp)
    for binding in bindings { writer.unbind(binding) }
    let rows = StepSequence(step: 1, of: writer.log).rows.filter { $0.kind == .unbind }
    #expect(rows.map(\.from) == ["Screen#1", "Model#1", "Model#1", "Screen#1"])
    #expect(rows.map(\.shownLabel) == ["up, down", "count ×2", "state", "up"])
    #expect(rows.map(\.times) == [2, 2, 1, 1])
  }
}
