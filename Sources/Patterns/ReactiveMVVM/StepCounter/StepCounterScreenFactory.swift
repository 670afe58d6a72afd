import HeadlessUI
import Samples

/// Builds the step counter's screen, and its counter and view model once the screen has inputs to
/// give.
@Traced(.composition)
final class StepCounterScreenFactory {
  init(setup: StepCounterSetup, environment: Environment) {}

  func makeCounterScreen() -> ViewController {
    StepCounterViewController(screens: self)
  }

  func makeCounterViewModel(inputs: StepCounterViewModel.Inputs) -> StepCounterViewModel {
    StepCounterViewModel(counter: StepCounter(), inputs: inputs)
  }
}
