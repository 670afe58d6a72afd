import Diagrams
import Testing
import Trace

@Suite("The bookkeeping of machinery")
struct BookkeepingTests {
  private static let list = SourceLine(file: "Dispatcher.swift", line: 6)
  private static let value = SourceLine(file: "Dispatcher.swift", line: 7)
  private static let give = SourceLine(file: "Dispatcher.swift", line: 60)
  private static let bookkeeping = Bookkeeping(files: ["Dispatcher.swift"], properties: [list])

  /// A dispatcher that notes what it does, calls itself, and in that call a store.
  private static let log: EventLog = {
    let dispatcher = Participant(type: "Dispatcher", number: 1, role: .dispatcher)
    let store = Participant(type: "Store", number: 1, role: .store)
    func write(_ id: Int, in parent: Int, _ property: String, at location: SourceLine) -> Event {
      Event(
        id: id, parent: parent, from: dispatcher.id, to: dispatcher.id,
        .state(property: property, old: .integer(0), new: .integer(1)), location: location)
    }
    return EventLog(
      participants: [dispatcher, store], bindings: [],
      events: [
        Event(id: 1, from: store.id, to: dispatcher.id, .call(Member("dispatch"), arguments: [])),
        write(2, in: 1, "list", at: list),
        Event(
          id: 3, parent: 1, from: dispatcher.id, to: dispatcher.id,
          .call(Member("give"), arguments: []), location: give),
        write(4, in: 3, "list", at: list),
        Event(
          id: 5, parent: 3, from: dispatcher.id, to: store.id,
          .call(Member("receive"), arguments: [])),
        Event(id: 6, parent: 3, to: dispatcher.id, .return(Member("give"), .value(.integer(7)))),
        write(7, in: 1, "value", at: value),
        Event(
          id: 8, parent: 1, from: store.id, to: dispatcher.id,
          .state(property: "list", old: .integer(1), new: .integer(2)), location: list),
      ])
  }()

  @Test("has no rows in a score, and what happened inside it has")
  func folding() {
    let sequence = StepSequence(step: 0, of: Self.log, folding: Self.bookkeeping)
    #expect(sequence.rows.map(\.label) == ["dispatch()", "receive()", "value", "list"])
    #expect(sequence.rows.map(\.depth) == [0, 1, 1, 1])
    #expect(sequence.rows.first?.length == 3)
  }

  @Test("is kept with the row in which it happened, in order")
  func keeping() {
    let rows = StepSequence(step: 0, of: Self.log, folding: Self.bookkeeping).rows
    #expect(rows.map { $0.folded.map(\.event.id) } == [[2, 3, 4], [], [], []])
    #expect(rows.first?.folded.map(\.label) == ["list", "give()", "list"])
    #expect(rows.first?.folded.map(\.value) == ["0 → 1", "→ 7", "0 → 1"])
  }

  @Test("is no other's doing, and nothing that others can read")
  func kinds() {
    let folded = Self.log.events.filter(Self.bookkeeping.contains).map(\.id)
    #expect(folded == [2, 3, 4])
  }

  @Test("has rows like any other where nothing is folded")
  func none() {
    let rows = StepSequence(step: 0, of: Self.log).rows
    #expect(rows.map(\.event.id) == [1, 2, 3, 4, 5, 7, 8])
    #expect(rows.flatMap(\.folded).isEmpty)
  }
}
