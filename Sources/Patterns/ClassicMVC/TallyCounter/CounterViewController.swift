import HeadlessUI
import Samples

/// Puts the counter's screen together, and does nothing else: the controller is another object.
@Traced(.composition)
final class CounterViewController: ViewController {
  private let counter: TallyCounter
  private let screen: CounterScreen
  /// Kept only because nothing else holds the two.
  private var pair: Pair<CounterView, CounterController>?

  init(counter: TallyCounter, digits: Int) {
    self.counter = counter
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pair = Pair(
      CounterView(screen.digits, of: counter), CounterController(screen, of: counter))
  }
}
