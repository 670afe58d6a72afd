import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped.
@Traced(.view)
final class CounterViewController: ViewController, CounterViewInput {
  private let output: any CounterViewOutput
  private let screen: CounterScreen

  init(output: any CounterViewOutput, digits: Int) {
    self.output = output
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.output.didTapIncrement() }, for: .touchUpInside)
    screen.up.addAction(
      Action { [weak self] _ in self?.output.didTapUp() }, for: .touchUpInside)
    screen.down.addAction(
      Action { [weak self] _ in self?.output.didTapDown() }, for: .touchUpInside)
    output.viewIsReady()
  }

  func showDigit(_ text: String, at wheel: Int) {
    screen.digits[wheel].text = text
  }
}
