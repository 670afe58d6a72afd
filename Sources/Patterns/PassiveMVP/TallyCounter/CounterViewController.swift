import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped.
@Traced(.view)
final class CounterViewController: ViewController, CounterViewing {
  private let presenter: any CounterPresenting
  private let screen: CounterScreen

  init(presenter: any CounterPresenting, digits: Int) {
    self.presenter = presenter
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
    presenter.viewDidLoad()
  }

  func showDigit(_ text: String, at wheel: Int) {
    screen.digits[wheel].text = text
  }
}
