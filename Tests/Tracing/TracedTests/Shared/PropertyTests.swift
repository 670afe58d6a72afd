import Testing
import Trace

@Suite("A traced property", .serialized)
@MainActor
struct PropertyTests {
  @Test("observes as it did: in order, not in initialisers, not itself")
  func observers() {
    let panel = Panel(title: "a")
    #expect(panel.level == 21)
    #expect(panel.log == [])
    panel.level = 30
    #expect(panel.level == 9)
    #expect(panel.log == ["will 21 30", "did 21 9"])
    panel.custom = 0
    panel.custom = 2
    #expect(panel.log.suffix(3) == ["next 0", "next 2", "last 0"])
  }

  @Test("stays weak")
  func weakness() {
    let panel = Panel(title: "a")
    do {
      let owner = PanelOwner()
      panel.delegate = owner
      panel.observer = owner
      #expect(panel.delegate === owner)
    }
    #expect(panel.delegate == nil)
    #expect(panel.observer == nil)
  }

  @Test("hands closures on, with their arguments, values and errors")
  func closures() throws {
    let panel = Panel(title: "a")
    var moves: [Int] = []
    panel.onMove = { moves += [$0, $1] }
    panel.onMove(1, 2)
    #expect(moves == [1, 2])
    #expect(panel.check == nil)
    panel.check = { if $0 < 0 { throw Refusal.refused } else { $0 > 5 } }
    #expect(try panel.check?(6) == true)
    #expect(throws: Refusal.self) { try panel.check?(-1) }
    panel.check = nil
    #expect(panel.check == nil)
  }

  @Test("is recorded with old and new values", .enabled(if: isTraced))
  func states() {
    let lines = recorded([.state]) {
      let panel = Panel(title: "a")
      panel.increase()
      panel.title = "b"
      panel.title = "b"
      panel.level = 30
      panel.slow = 4
      let owner = PanelOwner()
      panel.delegate = owner
      owner.changed()
    }
    #expect(
      lines == [
        "  state Panel#1 count 0 → 1",
        "state Panel#1 title \"a\" → \"b\"",
        "state Panel#1 log [] → [\"will 21 30\"]",
        "state Panel#1 level 21 → 30",
        "state Panel#1 log [\"will 21 30\"] → [\"will 21 30\", \"did 21 9\"]",
        "state Panel#1 level 30 → 9",
        "state Panel#1 slow 2 → 4",
        "  state PanelOwner#1 changes 0 → 1",
      ])
  }

  @Test("that is a weak delegate binds, notifies and unbinds", .enabled(if: isTraced))
  func delegates() {
    let lines = recorded([.bind, .unbind, .notify, .call, .state]) {
      let owner = PanelOwner()
      owner.panel.increase()
      owner.panel.delegate = nil
      owner.panel.increase()
    }
    #expect(
      lines == [
        "call → PanelOwner#1 init()",
        "  call PanelOwner#1 → Panel#1 init(title: \"owned\", delegate: nil, onTap: nil)",
        "  bind Panel#1 → PanelOwner#1 bind delegate delegate",
        "  bind Panel#1 → PanelOwner#1 bind closure onTap",
        "call → Panel#1 increase()",
        "  state Panel#1 count 0 → 1",
        "  notify Panel#1 → PanelOwner#1 delegate(Panel#1)",
        "    call Panel#1 → PanelOwner#1 panelDidChange(Panel#1)",
        "      call PanelOwner#1 → PanelOwner#1 changed()",
        "        state PanelOwner#1 changes 0 → 1",
        "unbind Panel#1 → PanelOwner#1 unbind delegate",
        "call → Panel#1 increase()",
        "  state Panel#1 count 1 → 2",
        "call → Panel#1 deinit",
        "unbind Panel#1 → PanelOwner#1 unbind onTap",
      ])
  }

  @Test("that an initialiser binds is seen, too", .enabled(if: isTraced))
  func bindingsOfInitialisers() {
    let lines = recorded([.bind, .notify, .call]) {
      let owner = PanelOwner()
      let panel = owner.another()
      panel.increase()
      panel.onTap?()
    }
    #expect(
      lines.drop { $0 != "call → PanelOwner#1 another()" } == [
        "call → PanelOwner#1 another()",
        "  call PanelOwner#1 → Panel#2 init(title: \"another\", delegate: PanelOwner#1, onTap: closure)",
        "    bind Panel#2 → PanelOwner#1 bind delegate delegate",
        "    bind Panel#2 → PanelOwner#1 bind closure onTap",
        "call → Panel#2 increase()",
        "  notify Panel#2 → PanelOwner#1 delegate(Panel#2)",
        "    call Panel#2 → PanelOwner#1 panelDidChange(Panel#2)",
        "      call PanelOwner#1 → PanelOwner#1 changed()",
        "notify Panel#2 → PanelOwner#1 onTap",
        "  call PanelOwner#1 → PanelOwner#1 changed()",
        "call → Panel#1 deinit",
        "call → Panel#2 deinit",
      ])
  }

  @Test("has file and line of its declaration", .enabled(if: isTraced))
  func location() throws {
    let recorder = Recorder()
    recorder.record {
      let panel = Panel(title: "a") {}
      panel.title = "b"
      panel.level = 3
    }
    let log = recorder.log()
    for (text, line) in [("title", 24), ("level", 27), ("bind closure onTap", 48)] {
      let event = try #require(
        log.events.first { $0.kind != .call && $0.text(in: log).hasPrefix(text) })
      #expect(event.location?.file.hasSuffix("/Shapes/Properties.swift") == true)
      #expect(event.location?.line == line)
    }
  }
}
