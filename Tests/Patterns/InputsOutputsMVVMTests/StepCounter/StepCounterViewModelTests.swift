import Samples
import Testing

@testable import InputsOutputsMVVM

@Suite("The step counter's view model")
struct StepCounterViewModelTests {
  private let viewModel: any StepCounterViewModelType = StepCounterViewModel(
    counter: StepCounter())

  @Test("counts, and lets a step be taken back while there is one")
  func counting() {
    let counts = Output(viewModel.outputs.count)
    let enabled = Output(viewModel.outputs.isDecrementEnabled)
    let alphas = Output(viewModel.outputs.decrementAlpha)
    viewModel.inputs.incrementTapped()
    viewModel.inputs.incrementTapped()
    viewModel.inputs.decrementTapped()
    viewModel.inputs.decrementTapped()
    viewModel.inputs.decrementTapped()
    #expect(counts.values == ["0", "1", "2", "1", "0"])
    #expect(enabled.values == [false, true, false])
    #expect(alphas.values == [0.5, 1, 0.5])
  }

  @Test("shows a late subscriber the count as it is, and what comes")
  func lateSubscriber() {
    viewModel.inputs.incrementTapped()
    let counts = Output(viewModel.outputs.count)
    let enabled = Output(viewModel.outputs.isDecrementEnabled)
    let alphas = Output(viewModel.outputs.decrementAlpha)
    viewModel.inputs.decrementTapped()
    #expect(counts.values == ["1", "0"])
    #expect(enabled.values == [true, false])
    #expect(alphas.values == [1, 0.5])
  }
}
