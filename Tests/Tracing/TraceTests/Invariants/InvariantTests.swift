import Testing
import Trace

@MainActor
@Suite("Every invariant")
struct InvariantTests {
  @Test("holds of a performance that is recorded well")
  func performanceHolds() throws {
    #expect(try performance().violations() == [])
  }

  @Test("holds of a log in which nothing happens")
  func empty() {
    #expect(EventLog(participants: [], bindings: [], events: []).violations() == [])
  }

  @Test("has a name and a statement of its own")
  func names() {
    #expect(Set(Invariant.all.map(\.id)).count == Invariant.all.count)
    #expect(Invariant.all.allSatisfy { $0.statement.hasSuffix(".") })
  }

  @Test("bears logs that are nonsense")
  func nonsense() {
    for seed in 0..<200 {
      let events = (1...12).map { id in
        let draw = { (salt: Int) in (seed &* 7919 &+ id &* 104_729 &+ salt &* 1299_709) >> 3 }
        let payloads = Event.Payload.examples(binding: draw(9) % 4)
        return Event(
          id: draw(0) % 9 == 0 ? draw(1) % 20 : id,
          parent: draw(3) % 3 == 0 ? nil : draw(4) % 16,
          cause: draw(5) % 3 == 0 ? draw(6) % 16 : nil,
          to: ["A#1", "B#1", "C#1"][draw(7) % 3],
          payloads[draw(2) % payloads.count])
      }
      let log = EventLog(
        participants: [Participant(type: "A", number: 1, role: .view)], bindings: [.example],
        events: events)
      #expect(log.violations().allSatisfy { !$0.sentence.isEmpty })
      #expect(TraceFormat.all.allSatisfy { !$0.render(ExportedLog(log, .example)).isEmpty })
    }
  }
}
