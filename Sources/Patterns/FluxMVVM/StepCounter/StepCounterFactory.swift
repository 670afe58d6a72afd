import HeadlessUI
import Samples

/// Builds the counter's screen, and its view model and store once the screen has inputs to give.
@Traced(.composition)
final class StepCounterFactory {
  private let dispatcher: Dispatcher<StepAction>

  init(dispatcher: Dispatcher<StepAction>) {
    self.dispatcher = dispatcher
  }

  func makeCounterScreen() -> ViewController {
    StepCounterViewController(factory: self)
  }

  func makeViewModel(inputs: StepCounterViewModel.Inputs) -> StepCounterViewModel {
    StepCounterViewModel(
      actions: StepActions(dispatcher: dispatcher),
      store: StepStore(StepCount(), dispatcher: dispatcher), inputs: inputs)
  }
}
