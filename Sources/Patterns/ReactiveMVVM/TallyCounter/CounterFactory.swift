import HeadlessUI
import Samples

/// Builds the counter's screen, and its counter and view model once the screen has inputs to give.
@Traced(.composition)
final class CounterFactory {
  private let setup: TallyCounterSetup

  init(setup: TallyCounterSetup) {
    self.setup = setup
  }

  func makeScreen() -> ViewController {
    CounterViewController(factory: self, digits: setup.digits)
  }

  func makeViewModel(inputs: CounterViewModel.Inputs) -> CounterViewModel {
    CounterViewModel(counter: TallyCounter(setup.tally), digits: setup.digits, inputs: inputs)
  }
}
