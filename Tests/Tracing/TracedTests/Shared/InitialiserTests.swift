import Testing
import Trace

@Suite("A traced initialiser", .serialized)
@MainActor
struct InitialiserTests {
  @Test("does what it did")
  func behaves() throws {
    let source = Source()
    let derived = Derived(name: "a", source: source, factor: 2)
    source.send(3)
    #expect(derived.heard == [6, 3])
    #expect(derived.describe() == "derived, base a")
    #expect(Base().name == "unnamed")
    #expect(Heir().describe() == "base unnamed")
    #expect(try Derived(checking: 0, source: source) == nil)
    #expect(throws: Refusal.self) { try Derived(checking: 10, source: source) }
    #expect(throws: Refusal.self) { try Derived(checking: 3, source: Source()) }
    #expect(try Derived(checking: 3, source: source)?.heard == [0])
    let job = try Job(count: 2, box: derived)
    #expect(job.work() == 3)
    #expect(job.other() == 3)
    #expect(throws: Refusal.refused) { try Job(count: -1, box: derived) }
  }

  @Test("holds its object as weakly as before")
  func ownership() {
    let source = Source()
    weak var derived: Derived?
    do {
      let made = Derived(source: source)
      derived = made
      #expect(derived != nil)
    }
    #expect(derived == nil)
  }

  @Test("is called on the object that it makes, under its own type", .enabled(if: isTraced))
  func objects() {
    let lines = recorded([.create, .call, .destroy]) {
      _ = Derived(name: "a", source: Source(), factor: 1)
    }
    #expect(
      lines == [
        "create Source#1",
        "call → Source#1 init()",
        "call → Derived#1 init(name: \"a\", source: Source#1, factor: 1)",
        "  create Derived#1",
        "  call Derived#1 → Derived#1 init(name: \"a\")",
        "  call Derived#1 → Source#1 observe(closure)",
        "call → Derived#1 deinit",
        "call → Derived#1 deinit",
        "destroy Source#1",
        "destroy Derived#1",
      ])
  }

  @Test("says whose object it made that has no initialiser of its own", .enabled(if: isTraced))
  func heirs() {
    #expect(recorded([.create]) { _ = Heir(name: "h") } == ["create Heir#1"])
  }

  @Test(
    "notes that it failed", .enabled(if: isTraced),
    arguments: [(0, CallOutcome<Participant.ID>.nothing), (10, .error(.enumCase("refused", [])))])
  func failures(factor: Int, outcome: CallOutcome<Participant.ID>) throws {
    let recorder = Recorder()
    recorder.record { _ = try? Derived(checking: factor, source: Source()) }
    let left = try #require(recorder.log().events.last { $0.kind == .return })
    #expect(left.payload == .return(Member("init", labels: ["checking", "source"]), outcome))
  }
}
