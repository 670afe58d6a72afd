import Reactive
import Testing

@Suite("Subjects")
struct SubjectTests {
  let journal = Journal()

  @Test("Many subscribers are told in the order in which they subscribed")
  func order() {
    let subject = PassthroughSubject<Int, Never>()
    let state = CurrentValueSubject<Int, Never>(0)
    var cancellables: [AnyCancellable] = []
    for index in 0..<50 {
      cancellables.append(subject.sink { _ in journal.note("s\(index)") })
      cancellables.append(state.dropFirst().sink { _ in journal.note("v\(index)") })
    }
    subject.send(1)
    #expect(journal.lines == (0..<50).map { "s\($0)" })
    journal.lines = []
    state.send(1)
    #expect(journal.lines == (0..<50).map { "v\($0)" })
    #expect(cancellables.count == 100)
  }

  @Test("A value that is kept is told to whoever comes late; another one is not")
  func replay() {
    let state = CurrentValueSubject<Int, Never>(1)
    let subject = PassthroughSubject<Int, Never>()
    state.send(2)
    subject.send(2)
    let late = [state.sink { journal.note("state \($0)") }, subject.sink { journal.note($0) }]
    #expect(journal.lines == ["state 2"])
    state.value = 3
    #expect(state.value == 3)
    #expect(journal.lines == ["state 2", "state 3"])
    #expect(late.count == 2)
  }

  @Test("One that is cancelled while others are told is told no more; one that comes waits")
  func changesWhileSending() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var late: AnyCancellable?
    let first = subject.sink { value in
      journal.note("first \(value)")
      second?.cancel()
      if late == nil { late = subject.sink { journal.note("late \($0)") } }
    }
    second = subject.sink { journal.note("second \($0)") }
    subject.send(1)
    #expect(journal.lines == ["first 1"])
    subject.send(2)
    #expect(journal.lines == ["first 1", "first 2", "late 2"])
    _ = first
  }

  @Test("A value sent while another is told overtakes it for those who wait")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriptions = [
      subject.sink { value in
        journal.note("a\(value)")
        if value == 1 { subject.send(2) }
      },
      subject.sink { journal.note("b\($0)") },
    ]
    subject.send(1)
    #expect(journal.lines == ["a1", "a2", "b2", "b1"])
    #expect(subscriptions.count == 2)
  }

  @Test("After the end there is nothing but the end")
  func completion() {
    let subject = PassthroughSubject<Int, Never>()
    let state = CurrentValueSubject<Int, Never>(0)
    func listen(_ name: String, to publisher: some Publisher<Int, Never>) -> AnyCancellable {
      publisher.sink(
        receiveCompletion: { _ in journal.note("\(name) ended") },
        receiveValue: { journal.note("\(name) \($0)") })
    }
    let early = [listen("early", to: subject), listen("state", to: state)]
    subject.send(completion: .finished)
    subject.send(1)
    state.send(completion: .finished)
    state.send(1)
    let late = [listen("late", to: subject), listen("late state", to: state)]
    #expect(state.value == 0)
    #expect(
      journal.lines == [
        "state 0", "early ended", "state ended", "late ended", "late state ended",
      ])
    #expect(early.count + late.count == 4)
  }

  @Test("A subscriber gets what it asks for, of a kept value the latest, and the end unasked")
  func demand() {
    let state = CurrentValueSubject<Int, Never>(0)
    let slow = Slow(journal)
    state.subscribe(slow)
    state.send(1)
    state.send(2)
    slow.subscription?.request(.max(1))
    slow.subscription?.request(.max(1))
    state.send(3)
    #expect(journal.lines == ["2", "3"])
    state.send(4)
    state.send(completion: .finished)
    #expect(journal.lines == ["2", "3", "ended"])
    slow.subscription?.request(.max(1))
    #expect(journal.lines == ["2", "3", "ended"])
  }

  @Test("A published property tells before it is set, whoever comes late hears the present value")
  func published() {
    let model = Model()
    let subscriptions = [
      model.objectWillChange.sink { journal.note("will change \(model.count) \(model.name)") },
      model.$count.sink { journal.note("\($0), not yet \(model.count)") },
    ]
    model.count = 1
    model.name = "b"
    #expect(
      journal.lines == [
        "0, not yet 0", "will change 0 a", "1, not yet 0", "will change 1 a",
      ])
    #expect(model.count == 1)
    #expect(subscriptions.count == 2)
  }

  @Test("A published property can be fed, for as long as its object lives")
  func feeding() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Model?
    do {
      let model = Model()
      released = model
      subject.assign(to: &model.$count)
      subject.send(5)
      #expect(model.count == 5)
    }
    #expect(released == nil)
    subject.send(6)
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

/// Asks for nothing by itself.
private final class Slow: nonisolated OpenCombine.Subscriber {
  typealias Input = Int
  typealias Failure = Never

  nonisolated(unsafe) var subscription: (any Subscription)?
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  nonisolated func receive(subscription: any Subscription) { self.subscription = subscription }

  nonisolated func receive(_ input: Int) -> Subscribers.Demand {
    MainActor.assumeIsolated { journal.note(input) }
    return .none
  }

  nonisolated func receive(completion: Subscribers.Completion<Never>) {
    MainActor.assumeIsolated { journal.note("ended") }
  }
}
