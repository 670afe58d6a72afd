import Samples
import Testing

@testable import MVVMC

@Suite("The step counter's view model")
struct StepCounterViewModelTests {
  private let viewModel: StepCounterViewModel = StepCounterViewModel(
    counter: StepCounter())

  @Test("counts, and lets a step be taken back while there is one")
  func counting() {
    let counts = Output(viewModel.count)
    let enabled = Output(viewModel.isDecrementEnabled)
    let alphas = Output(viewModel.decrementAlpha)
    viewModel.incrementTapped()
    viewModel.incrementTapped()
    viewModel.decrementTapped()
    viewModel.decrementTapped()
    viewModel.decrementTapped()
    #expect(counts.values == ["0", "1", "2", "1", "0"])
    #expect(enabled.values == [false, true, false])
    #expect(alphas.values == [0.5, 1, 0.5])
  }

  @Test("shows a late subscriber the count as it is, and what comes")
  func lateSubscriber() {
    viewModel.incrementTapped()
    let counts = Output(viewModel.count)
    let enabled = Output(viewModel.isDecrementEnabled)
    let alphas = Output(viewModel.decrementAlpha)
    viewModel.decrementTapped()
    #expect(counts.values == ["1", "0"])
    #expect(enabled.values == [true, false])
    #expect(alphas.values == [1, 0.5])
  }
}
