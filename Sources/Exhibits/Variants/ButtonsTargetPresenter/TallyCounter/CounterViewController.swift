import HeadlessUI
import Samples

/// Shows what it receives, and makes the presenter the target of its buttons.
@Traced(.view)
final class CounterViewController: ViewController, CounterViewing {
  private let presenter: CounterPresenter
  private let screen: CounterScreen

  init(presenter: CounterPresenter, digits: Int) {
    self.presenter = presenter
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addTarget(
      presenter, action: CounterPresenter.didTapIncrement, for: .touchUpInside)
    screen.up.addTarget(presenter, action: CounterPresenter.didTapUp, for: .touchUpInside)
    screen.down.addTarget(presenter, action: CounterPresenter.didTapDown, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  func showDigit(_ text: String, at wheel: Int) {
    screen.digits[wheel].text = text
  }
}
