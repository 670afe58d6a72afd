import HeadlessUI
import Samples

/// Keeps one number, and shows as many of its digits as there are wheels.
@Traced(.controller)
final class CountsPastTheEndCounterViewController: ViewController {
  private let screen: CounterScreen
  private let wheels: Int
  private var count: Int

  init(setup: TallyCounterSetup) {
    screen = CounterScreen(digits: setup.digits)
    wheels = setup.digits
    count = setup.start
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(Action { [weak self] _ in self?.increment() }, for: .touchUpInside)
    screen.up.addAction(Action { [weak self] _ in self?.turn { $0.up() } }, for: .touchUpInside)
    screen.down.addAction(Action { [weak self] _ in self?.turn { $0.down() } }, for: .touchUpInside)
    show()
  }

  private func increment() {
    let last = Int(String(repeating: "9", count: wheels)) ?? 0
    // The mistake: `>` where the count has to stop at the last number.
    count = count > last ? 0 : count + 1
    show()
  }

  private func turn(_ operation: (inout Tally) -> Void) {
    // What has passed the last wheel is a digit that nobody sees, and is turned with the others.
    var tally = Tally(count: count, wheels: max(String(count).count, wheels))
    operation(&tally)
    count = tally.digits.reversed().reduce(0) { $0 * 10 + $1 }
    show()
  }

  private func show() {
    for (label, digit) in zip(screen.digits, Tally(count: count, wheels: wheels).digits) {
      label.text = String(digit)
    }
  }
}
