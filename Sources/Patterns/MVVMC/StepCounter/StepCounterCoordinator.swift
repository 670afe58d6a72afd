import HeadlessUI
import Samples

/// Creates the only screen, and has nowhere to go from there.
@Traced(.coordinator)
final class StepCounterCoordinator: Coordinator {
  override func makeRoot() -> ViewController {
    StepCounterViewController(viewModel: StepCounterViewModel(counter: StepCounter()))
  }
}
