import Samples
import Testing

@testable import StorePattern

@Suite("The step counter's view model")
struct StepCounterViewModelTests {
  private let viewModel = StepCounterViewModel(counter: StepCounter())

  @Test("begins at zero, from which no step can be taken back")
  func beginning() {
    #expect(
      viewModel.store.state
        == StepCounterViewModel.State(count: "0", isDecrementEnabled: false, decrementAlpha: 0.5))
  }

  @Test("counts, and takes steps back as far as there are any")
  func steps() {
    let subscriber = Subscriber(viewModel.store)
    viewModel.increment()
    viewModel.decrement()
    viewModel.decrement()
    #expect(subscriber.states.map(\.count) == ["0", "1", "0"])
    #expect(subscriber.states.map(\.isDecrementEnabled) == [false, true, false])
    #expect(subscriber.states.map(\.decrementAlpha) == [0.5, 1.0, 0.5])
  }
}
