import Reactive
import Samples
import Testing

@testable import ReactiveMVVM

@Suite("The step counter's view model")
struct StepCounterViewModelTests {
  @Test("counts, and lets a step be taken back while there is one")
  func counting() {
    let increment = PassthroughSubject<Void, Never>()
    let decrement = PassthroughSubject<Void, Never>()
    let viewModel = StepCounterViewModel(
      counter: StepCounter(),
      inputs: .init(
        increment: increment.eraseToAnyPublisher(), decrement: decrement.eraseToAnyPublisher()))
    let counts = Output(viewModel.count)
    let enabled = Output(viewModel.isDecrementEnabled)
    let alphas = Output(viewModel.decrementAlpha)
    increment.send()
    decrement.send()
    decrement.send()
    #expect(counts.values == ["0", "1", "0"])
    #expect(enabled.values == [false, true, false])
    #expect(alphas.values == [0.5, 1, 0.5])
  }
}
