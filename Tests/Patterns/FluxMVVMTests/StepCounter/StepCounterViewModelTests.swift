import Reactive
import Samples
import Testing

@testable import FluxMVVM

@Suite("The step counter's view model")
struct StepCounterViewModelTests {
  private let dispatcher = Dispatcher<StepAction>(faults: Faults())
  private let increment = PassthroughSubject<Void, Never>()
  private let decrement = PassthroughSubject<Void, Never>()

  @Test("publishes the count, and greys the way back at zero")
  func publishes() {
    let viewModel = StepCounterViewModel(
      actions: StepActions(dispatcher: dispatcher),
      store: StepStore(StepCount(), dispatcher: dispatcher),
      inputs: .init(
        increment: increment.eraseToAnyPublisher(), decrement: decrement.eraseToAnyPublisher()))
    let count = Output(viewModel.count)
    let isEnabled = Output(viewModel.isDecrementEnabled)
    let alpha = Output(viewModel.decrementAlpha)
    increment.send()
    increment.send()
    decrement.send()
    decrement.send()
    withExtendedLifetime(viewModel) {
      #expect(count.values == ["0", "1", "2", "1", "0"])
      #expect(isEnabled.values == [false, true, false])
      #expect(alpha.values == [0.5, 1, 0.5])
    }
  }
}
