import HeadlessUI
import Samples

/// Creates the only screen, and has nowhere to go from there.
@Traced(.coordinator)
final class CounterCoordinator: Coordinator {
  private let counter: TallyCounter
  private let digits: Int

  init(counter: TallyCounter, digits: Int) {
    self.counter = counter
    self.digits = digits
    super.init()
  }

  override func makeRoot() -> ViewController {
    CounterViewController(
      viewModel: CounterViewModel(counter: counter, digits: digits), digits: digits)
  }
}
