import HeadlessUI
import Samples

/// Creates its presenter, shows what it receives, and reports what was tapped.
@Traced(.view)
final class CounterViewController<Presenter: CounterPresenting>: ViewController, CounterViewing {
  private let tally: Tally
  private let screen: CounterScreen
  private var presenter: Presenter?

  init(tally: Tally, digits: Int) {
    self.tally = tally
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = Presenter(view: self, tally: tally)
    screen.increment.addAction(
      Action { [weak self] _ in self?.presenter?.didTapIncrement() }, for: .touchUpInside)
    screen.up.addAction(
      Action { [weak self] _ in self?.presenter?.didTapUp() }, for: .touchUpInside)
    screen.down.addAction(
      Action { [weak self] _ in self?.presenter?.didTapDown() }, for: .touchUpInside)
    presenter?.viewDidLoad()
  }

  func showDigit(_ text: String, at wheel: Int) {
    screen.digits[wheel].text = text
  }
}
