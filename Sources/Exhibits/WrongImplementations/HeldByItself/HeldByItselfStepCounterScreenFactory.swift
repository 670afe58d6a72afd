import HeadlessUI
import Samples

/// Builds the step counter's screen, and its counter and view model once the screen has inputs to
/// give.
@Traced(.composition)
final class HeldByItselfStepCounterScreenFactory {
  init(setup: StepCounterSetup, environment: Environment) {}

  func makeCounterScreen() -> ViewController {
    HeldByItselfStepCounterViewController(screens: self)
  }

  func makeCounterViewModel(
    inputs: HeldByItselfStepCounterViewModel.Inputs
  ) -> HeldByItselfStepCounterViewModel {
    HeldByItselfStepCounterViewModel(counter: StepCounter(), inputs: inputs)
  }
}
