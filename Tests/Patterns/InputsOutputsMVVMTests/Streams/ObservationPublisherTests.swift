import Reactive
import Samples
import Testing

@testable import InputsOutputsMVVM

@Suite("A publisher of what a model reports")
struct ObservationPublisherTests {
  private let counter = TallyCounter(Tally(count: 0, wheels: 1))
  private var publisher: ObservationPublisher<Tally> {
    ObservationPublisher { [counter] in counter.observe($0) }
  }

  @Test("publishes the present value to each subscriber, then each new one")
  func values() {
    let first = Output(publisher)
    counter.increment()
    let second = Output(publisher)
    counter.increment()
    #expect(first.values.map(\.digits) == [[0], [1], [2]])
    #expect(second.values.map(\.digits) == [[1], [2]])
  }

  @Test("observes no longer once the subscription is cancelled")
  func cancelling() {
    var heard = 0
    let cancellable = publisher.sink { _ in heard += 1 }
    cancellable.cancel()
    counter.increment()
    #expect(heard == 1)
  }

  @Test("observes no longer when the first value cancels the subscription")
  func cancellingInside() {
    var heard = 0
    let cancellable = publisher.first().sink { _ in heard += 1 }
    counter.increment()
    withExtendedLifetime(cancellable) { #expect(heard == 1) }
  }
}
