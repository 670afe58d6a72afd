import Samples
import Testing

@testable import TCA

@Suite("The step counter's reducer")
struct StepCounterReducerTests {
  private let store = TestStore(StepCounterFeature.State(), StepCounterReducer())

  @Test("counts up and down, and stays at zero")
  func counts() {
    store.send(.decrementButtonTapped)
    store.send(.incrementButtonTapped) { $0.count.increment() }
    store.send(.incrementButtonTapped) { $0.count.increment() }
    #expect(store.state.count.value == 2)
    store.send(.decrementButtonTapped) { $0.count.decrement() }
    store.finish()
  }
}
