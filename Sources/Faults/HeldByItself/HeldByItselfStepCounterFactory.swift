import HeadlessUI
import Samples

/// Builds the step counter's screen, and its view model once the screen has inputs to give.
@Traced(.composition)
final class HeldByItselfStepCounterFactory {
  private let counter: StepCounter

  init(counter: StepCounter) {
    self.counter = counter
  }

  func makeScreen() -> ViewController {
    HeldByItselfStepCounterViewController(factory: self)
  }

  func makeViewModel(inputs: HeldByItselfStepCounterViewModel.Inputs)
    -> HeldByItselfStepCounterViewModel
  {
    HeldByItselfStepCounterViewModel(counter: counter, inputs: inputs)
  }
}
