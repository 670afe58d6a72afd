import HeadlessUI
import Samples
import Testing

@testable import MVVM

@Suite("The step counter's view model")
struct StepCounterViewModelTests {
  private let viewModel = StepCounterViewModel(counter: StepCounter())

  @Test("begins at zero, from which no step can be taken back")
  func beginning() {
    #expect(viewModel.count == "0")
    #expect(!viewModel.isDecrementEnabled)
    #expect(viewModel.decrementAlpha == 0.5)
  }

  @Test("publishes the count with each step, and the button's look when that differs")
  func steps() {
    let (counts, enabled) = (Target(""), Target(true))
    let binder = Binder(viewModel)
    let tokens = [
      binder.bind(\.count, to: counts, \.value),
      binder.bind(\.isDecrementEnabled, to: enabled, \.value),
    ]
    viewModel.increment()
    viewModel.increment()
    viewModel.decrement()
    withExtendedLifetime(tokens) {
      #expect(counts.values == ["0", "1", "2", "1"])
      #expect(enabled.values == [false, true])
    }
    #expect(viewModel.decrementAlpha == 1.0)
  }
}
