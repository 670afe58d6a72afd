import Reactive
import Testing

@Suite("Operators")
struct OperatorTests {
  let journal = Journal()
  let a = PassthroughSubject<Int, Never>()
  let b = PassthroughSubject<Int, Never>()
  let c = PassthroughSubject<Int, Never>()
  let d = PassthroughSubject<Int, Never>()

  func note<Output>(_ publisher: some Publisher<Output, Never>) -> AnyCancellable {
    publisher.sink(
      receiveCompletion: { _ in journal.note("end") }, receiveValue: { journal.note($0) })
  }

  @Test("Merging passes on what comes, as it comes, until all have ended")
  func merge() {
    let subscription = note(a.merge(with: b, c, d))
    a.send(1)
    d.send(4)
    b.send(2)
    b.send(completion: .finished)
    a.send(completion: .finished)
    c.send(3)
    d.send(completion: .finished)
    c.send(completion: .finished)
    #expect(journal.lines == ["1", "4", "2", "3", "end"])
    _ = subscription
  }

  @Test("Merging what publishes at once passes all of it on, and ends")
  func mergeAtOnce() {
    let subscription = note(Just(7).merge(with: Just(8)))
    withExtendedLifetime(subscription) { #expect(journal.lines == ["7", "8", "end"]) }
  }

  @Test("Combining waits for one value of each, then tells at every value")
  func combineLatest() {
    let subscriptions = [
      note(a.combineLatest(b)), note(a.combineLatest(b, c)), note(a.combineLatest(b, c, d)),
      note(a.combineLatest(b, +)),
    ]
    a.send(1)
    b.send(2)
    #expect(journal.lines == ["(1, 2)", "3"])
    journal.lines = []
    d.send(4)
    c.send(3)
    #expect(journal.lines == ["(1, 2, 3)", "(1, 2, 3, 4)"])
    journal.lines = []
    a.send(5)
    #expect(journal.lines == ["(5, 2)", "(5, 2, 3)", "(5, 2, 3, 4)", "7"])
    #expect(subscriptions.count == 4)
  }

  @Test("The latest of another is taken at each value, once there is one; the other's end is none")
  func withLatestFrom() {
    let state = CurrentValueSubject<Int, Never>(10)
    let subscriptions = [
      note(a.withLatestFrom(b)), note(a.withLatestFrom(state) { "\($0) at \($1)" }),
    ]
    a.send(1)
    b.send(5)
    b.send(6)
    state.send(11)
    b.send(completion: .finished)
    a.send(2)
    #expect(journal.lines == ["1 at 10", "6", "2 at 11"])
    a.send(completion: .finished)
    #expect(journal.lines.suffix(2) == ["end", "end"])
    #expect(subscriptions.count == 2)
  }

  @Test("Applied changes reach the subject's subscribers first, and those without effect nobody")
  func apply() {
    let sum = CurrentValueSubject<Int, Never>(1)
    let shown = sum.sink { journal.note("shown \($0)") }
    let subscription = note(
      a.map { number -> (inout Int) -> Void in { $0 += number } }.apply(to: sum))
    a.send(2)
    a.send(0)
    sum.send(10)
    a.send(5)
    a.send(completion: .finished)
    #expect(journal.lines == ["shown 1", "shown 3", "3", "shown 10", "shown 15", "15", "end"])
    withExtendedLifetime((shown, subscription)) { #expect(sum.value == 15) }
  }

  @Test("A change that follows inside the delivery of another is applied to what that left")
  func applyInside() {
    let sum = CurrentValueSubject<Int, Never>(0)
    let shown = sum.sink { journal.note("shown \($0)") }
    let subscription = a.map { number -> (inout Int) -> Void in { $0 += number } }
      .apply(to: sum)
      .sink { value in if value == 1 { a.send(10) } }
    a.send(1)
    withExtendedLifetime((shown, subscription)) {
      #expect(journal.lines == ["shown 0", "shown 1", "shown 11"])
    }
  }

  @Test("Sharing subscribes once while there are subscribers, and tells them in order")
  func share() {
    var subscriptions = 0
    let shared =
      a
      .handleEvents(
        receiveSubscription: { _ in subscriptions += 1 },
        receiveCancel: { journal.note("cancelled") }
      )
      .share()
    var cancellables = (0..<20).map { index in shared.sink { journal.note("\(index): \($0)") } }
    a.send(1)
    #expect(subscriptions == 1)
    #expect(journal.lines == (0..<20).map { "\($0): 1" })
    journal.lines = []
    cancellables.removeLast(19)
    #expect(journal.lines == [])
    cancellables = []
    #expect(journal.lines == ["cancelled"])
    cancellables = [note(shared)]
    a.send(2)
    a.send(completion: .finished)
    #expect(subscriptions == 2)
    #expect(journal.lines == ["cancelled", "2", "end"])
  }

  @Test("What is shared goes on while somebody is subscribed, also if nobody holds the publisher")
  func shareWithoutHolder() {
    weak var released: Share<PassthroughSubject<Int, Never>>?
    var cancellables: [AnyCancellable] = []
    do {
      let shared = a.share()
      released = shared
      cancellables = [note(shared), note(shared)]
    }
    a.send(1)
    #expect(journal.lines == ["1", "1"])
    cancellables.removeAll()
    a.send(2)
    #expect(journal.lines == ["1", "1"])
    #expect(released == nil)
  }

  @Test("A failure ends what is gathered at once")
  func failure() {
    struct Broken: Error {}
    let fragile = PassthroughSubject<Int, any Error>()
    let subscription = fragile.merge(with: a.setFailureType(to: (any Error).self)).sink(
      receiveCompletion: { if case .failure = $0 { journal.note("failed") } },
      receiveValue: { journal.note($0) })
    a.send(1)
    fragile.send(completion: .failure(Broken()))
    a.send(2)
    #expect(journal.lines == ["1", "failed"])
    _ = subscription
  }
}
