import HeadlessUI
import Samples

/// Builds the step counter's screen, and its counter and view model once the screen has inputs to
/// give.
@Traced(.composition)
final class StepCounterFactory {
  func makeScreen() -> ViewController {
    StepCounterViewController(factory: self)
  }

  func makeViewModel(inputs: StepCounterViewModel.Inputs) -> StepCounterViewModel {
    StepCounterViewModel(counter: StepCounter(), inputs: inputs)
  }
}
