import HeadlessUI
import Samples

/// Builds the step counter's screen, and its counter and view model once the screen has inputs to
/// give.
@Traced(.composition)
final class HeldByItselfStepCounterFactory {
  func makeScreen() -> ViewController {
    HeldByItselfStepCounterViewController(factory: self)
  }

  func makeViewModel(inputs: HeldByItselfStepCounterViewModel.Inputs)
    -> HeldByItselfStepCounterViewModel
  {
    HeldByItselfStepCounterViewModel(counter: StepCounter(), inputs: inputs)
  }
}
