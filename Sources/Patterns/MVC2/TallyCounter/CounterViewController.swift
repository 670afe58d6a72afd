import HeadlessUI
import Samples

/// Loads the counter's view, and puts a controller between it and the counter.
@Traced(.composition)
final class CounterViewController: ViewController {
  private let counter: TallyCounter
  private let screen: CounterScreen
  /// Kept only because nothing else holds it.
  private var controller: CounterController?

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
    controller = CounterController(counter: counter, screen: screen)
  }
}
