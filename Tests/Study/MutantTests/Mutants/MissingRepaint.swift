import HeadlessUI
import Samples
import Trace

/// Cocoa MVC whose screen is painted once: nobody keeps the observation, so it ends at once.
@Traced(.composition)
final class MissingRepaintApp: App {
  let window: Window

  init(setup: TallyCounterSetup, environment: Environment) {
    let counter = TallyCounter(setup.tally)
    window = Window(
      rootViewController: UnobservantCounterController(counter: counter, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}

@Traced(.controller)
final class UnobservantCounterController: ViewController {
  private let counter: TallyCounter
  private let screen: CounterScreen

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
    _ = counter.observe { [weak self] tally in self?.show(tally) }
  }

  private func show(_ tally: Tally) {
    for (label, digit) in zip(screen.digits, tally.digits) {
      label.text = String(digit)
    }
  }
}
