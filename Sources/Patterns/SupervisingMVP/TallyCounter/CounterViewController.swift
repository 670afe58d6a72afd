import HeadlessUI
import Samples

/// Observes the counter and writes its digits into the wheels; reports what was tapped.
@Traced(.view)
final class CounterViewController: ViewController {
  private let presenter: any CounterPresenting
  private let counter: TallyCounter
  private let screen: CounterScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(presenter: any CounterPresenting, counter: TallyCounter, digits: Int) {
    self.presenter = presenter
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
      Action { [weak self] _ in self?.presenter.didTapIncrement() }, for: .touchUpInside)
    screen.up.addAction(
      Action { [weak self] _ in self?.presenter.didTapUp() }, for: .touchUpInside)
    screen.down.addAction(
      Action { [weak self] _ in self?.presenter.didTapDown() }, for: .touchUpInside)
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  private func show(_ tally: Tally) {
    for (label, digit) in zip(screen.digits, tally.digits) {
      label.text = String(digit)
    }
  }
}
