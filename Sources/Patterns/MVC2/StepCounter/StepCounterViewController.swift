import HeadlessUI
import Samples

/// Loads the counter's view, and puts a controller between it and the counter.
@Traced(.composition)
final class StepCounterViewController: ViewController {
  private let counter: StepCounter
  private let screen: StepCounterScreen
  /// Kept only because nothing else holds it.
  private var controller: StepCounterController?

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
    controller = StepCounterController(counter: counter, screen: screen)
  }
}
