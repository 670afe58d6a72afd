import HeadlessUI
import Samples

/// Builds the counter's screen, and its view model and store once the screen has inputs to give.
@Traced(.composition)
final class CounterFactory {
  private let setup: TallyCounterSetup
  private let dispatcher: Dispatcher<TallyAction>

  init(setup: TallyCounterSetup, dispatcher: Dispatcher<TallyAction>) {
    self.setup = setup
    self.dispatcher = dispatcher
  }

  func makeCounterScreen() -> ViewController {
    CounterViewController(factory: self, digits: setup.digits)
  }

  func makeViewModel(inputs: CounterViewModel.Inputs) -> CounterViewModel {
    CounterViewModel(
      actions: TallyActions(dispatcher: dispatcher),
      store: TallyStore(setup.tally, dispatcher: dispatcher),
      digits: setup.digits,
      inputs: inputs)
  }
}
