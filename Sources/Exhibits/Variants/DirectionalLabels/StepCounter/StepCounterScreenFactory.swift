import HeadlessUI
import Reactive
import Samples

/// Builds the step counter's screen, and its counter and view model once the screen has inputs to
/// give.
@Traced(.composition)
final class StepCounterScreenFactory {
  typealias Showing<Value> = StepCounterViewModel.Showing<Value>

  init(setup: StepCounterSetup, environment: Environment) {}

  func makeCounterScreen() -> ViewController {
    StepCounterViewController(screens: self)
  }

  func makeCounterViewModel(
    reactTo taps: (increment: AnyPublisher<Void, Never>, decrement: AnyPublisher<Void, Never>),
    update widgets: (
      count: Showing<String>, isDecrementEnabled: Showing<Bool>, decrementAlpha: Showing<Double>
    )
  ) -> StepCounterViewModel {
    StepCounterViewModel(reactTo: taps, command: StepCounter(), update: widgets)
  }
}
