import HeadlessUI
import Samples

/// Builds the step counter's screen, and its view model once the screen has inputs to give.
@Traced(.composition)
final class StepCounterFactory {
  private let counter: StepCounter

  init(counter: StepCounter) {
    self.counter = counter
  }

  func makeScreen() -> ViewController {
    StepCounterViewController(factory: self)
  }

  func makeViewModel(inputs: StepCounterViewModel.Inputs) -> StepCounterViewModel {
    StepCounterViewModel(counter: counter, inputs: inputs)
  }
}
