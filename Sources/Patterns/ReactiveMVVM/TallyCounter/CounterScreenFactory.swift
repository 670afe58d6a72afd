import HeadlessUI
import Samples

/// Builds the counter's screen, and its counter and view model once the screen has inputs to give.
@Traced(.composition)
final class CounterScreenFactory {
  private let setup: TallyCounterSetup

  init(setup: TallyCounterSetup, environment: Environment) {
    self.setup = setup
  }

  func makeCounterScreen() -> ViewController {
    CounterViewController(screens: self, digits: setup.digits)
  }

  func makeCounterViewModel(inputs: CounterViewModel.Inputs) -> CounterViewModel {
    CounterViewModel(counter: TallyCounter(setup.tally), digits: setup.digits, inputs: inputs)
  }
}
