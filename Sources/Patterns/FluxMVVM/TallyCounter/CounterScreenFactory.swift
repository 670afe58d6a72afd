import HeadlessUI
import Samples

/// Builds the counter's screen, and its view model and store once the screen has inputs to give.
@Traced(.composition)
final class CounterScreenFactory {
  private let setup: TallyCounterSetup
  private let dispatcher: Dispatcher<TallyAction>

  init(setup: TallyCounterSetup, environment: Environment) {
    self.setup = setup
    dispatcher = Dispatcher(faults: environment.faults)
  }

  func makeCounterScreen() -> ViewController {
    CounterViewController(screens: self, digits: setup.digits)
  }

  func makeViewModel(inputs: CounterViewModel.Inputs) -> CounterViewModel {
    CounterViewModel(
      actions: TallyActions(dispatcher: dispatcher),
      store: TallyStore(setup.tally, dispatcher: dispatcher),
      digits: setup.digits, inputs: inputs)
  }
}
