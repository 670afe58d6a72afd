import HeadlessUI
import Samples

/// Builds the counter's screen, and its view model and store once the screen has inputs to give.
@Traced(.composition)
final class StepCounterScreenFactory {
  private let dispatcher: Dispatcher<StepAction>

  init(setup: StepCounterSetup, environment: Environment) {
    dispatcher = Dispatcher(faults: environment.faults)
  }

  func makeCounterScreen() -> ViewController {
    StepCounterViewController(screens: self)
  }

  func makeViewModel(inputs: StepCounterViewModel.Inputs) -> StepCounterViewModel {
    StepCounterViewModel(
      actions: StepActions(dispatcher: dispatcher),
      store: StepStore(StepCount(), dispatcher: dispatcher), inputs: inputs)
  }
}
