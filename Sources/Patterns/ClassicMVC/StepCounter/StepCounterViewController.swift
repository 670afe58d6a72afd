import HeadlessUI
import Samples

/// Puts the counter's screen together.
@Traced(.composition)
final class StepCounterViewController: ViewController {
  private let counter: StepCounter
  private let screen: StepCounterScreen
  /// Kept only because nothing else holds the two.
  private var pair: Pair<StepCounterView, StepCounterController>?

  init(counter: StepCounter) {
    screen = StepCounterScreen()
    self.counter = counter
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pair = Pair(
      StepCounterView(screen, of: counter), StepCounterController(screen, of: counter))
  }
}
