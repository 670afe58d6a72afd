import HeadlessUI
import Samples

/// Hands taps to the counter, and writes what the counter says into the wheels.
@Traced(.controller)
final class CounterViewController: ViewController {
  private let counter: TallyCounter
  private let screen: CounterScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

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
    screen.increment.addAction(
      Action { [weak self] _ in self?.counter.increment() }, for: .touchUpInside)
    screen.up.addAction(Action { [weak self] _ in self?.counter.up() }, for: .touchUpInside)
    screen.down.addAction(Action { [weak self] _ in self?.counter.down() }, for: .touchUpInside)
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  private func show(_ tally: Tally) {
    for (label, digit) in zip(screen.digits, tally.digits) {
      label.text = String(digit)
    }
  }
}
