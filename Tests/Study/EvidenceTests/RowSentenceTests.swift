import Diagrams
import Testing
import Trace

@testable import Evidence

@Suite("A row as a sentence")
struct RowSentenceTests {
  private func sentences(_ caller: Participant, calling name: String) -> [String] {
    let screen = Participant(type: "CounterViewController", number: 1, role: .controller)
    let member = Member(name)
    let log = EventLog(
      participants: [screen, caller], bindings: [],
      events: [
        Event(id: 1, from: caller.id, to: screen.id, .call(member, arguments: [])),
        Event(id: 2, parent: 1, from: screen.id, to: caller.id, .return(member, .nothing)),
      ])
    let badged = BadgedParticipants(Badge.all(of: log))
    let sequence = StepSequence(
      log.events, badges: Badge.all(of: log), bindings: log.bindings, folding: .none)
    return sequence.rows.map { RowSentence(row: $0, badged: badged).text }
  }

  @Test("says of a life cycle's call only that every screen gets it, overridden or not")
  func lifeCycle() {
    let container = Participant(type: "NavigationController", number: 1, role: .view)
    #expect(
      sentences(container, calling: "viewDidLoad") == [
        "V calls C, as it does every screen, viewDidLoad()"
      ])
    #expect(sentences(container, calling: "refresh") == ["V calls C refresh()"])
  }

  @Test("says nothing of the kind where the caller is no container")
  func others() {
    let presenter = Participant(type: "CounterPresenter", number: 1, role: .presenter)
    #expect(sentences(presenter, calling: "viewDidLoad") == ["P calls C viewDidLoad()"])
  }
}
