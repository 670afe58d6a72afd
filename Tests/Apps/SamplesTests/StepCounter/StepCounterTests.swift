import Samples
import Testing

@Suite("The step counter")
struct StepCounterTests {
  private let counter = StepCounter()
  private let heard = Heard<Int>()

  @Test("tells an observer the present count, once, when it begins to observe")
  func replay() {
    counter.increment()
    let observation = counter.observe { heard.append($0.value) }
    withExtendedLifetime(observation) { #expect(heard.values == [1]) }
  }

  @Test("tells every change, up and down")
  func changes() {
    let observation = counter.observe { heard.append($0.value) }
    counter.increment()
    counter.increment()
    counter.decrement()
    withExtendedLifetime(observation) { #expect(heard.values == [0, 1, 2, 1]) }
    #expect(counter.count.value == 1)
  }

  @Test("refuses to go below zero, and says nothing of it")
  func refusal() {
    let observation = counter.observe { heard.append($0.value) }
    counter.decrement()
    counter.increment()
    counter.decrement()
    counter.decrement()
    withExtendedLifetime(observation) { #expect(heard.values == [0, 1, 0]) }
  }

  @Test("tells nobody whose observation was released")
  func release() {
    var observation: ObservationToken? = counter.observe { heard.append($0.value) }
    withExtendedLifetime(observation) {}
    observation = nil
    counter.increment()
    #expect(heard.values == [0])
  }
}
