import HeadlessUI
import Samples

/// Builds the counter's screen, and its view model once the screen has inputs to give.
@Traced(.composition)
final class CounterFactory {
  private let counter: TallyCounter
  private let digits: Int

  init(counter: TallyCounter, digits: Int) {
    self.counter = counter
    self.digits = digits
  }

  func makeCounterScreen() -> ViewController {
    CounterViewController(factory: self, digits: digits)
  }

  func makeViewModel(inputs: CounterViewModel.Inputs) -> CounterViewModel {
    CounterViewModel(counter: counter, digits: digits, inputs: inputs)
  }
}
