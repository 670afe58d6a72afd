import HeadlessUI
import Samples
import Trace

@testable import PassiveMVP

/// MVP whose view reaches the model through the app's root: it never writes the model's name, and
/// calls it all the same.
@Traced(.composition)
final class ArrowInRecordingApp: App {
  let window: Window
  let counter: TallyCounter

  init(setup: TallyCounterSetup, environment: Environment) {
    counter = TallyCounter(setup.tally)
    let presenter = CounterPresenter(counter: counter)
    let view = MeddlingCounterView(presenter: presenter, digits: setup.digits)
    presenter.view = view
    window = Window(rootViewController: view)
    view.app = self
    window.makeKeyAndVisible()
  }
}

@Traced(.view)
final class MeddlingCounterView: ViewController, CounterViewing {
  weak var app: ArrowInRecordingApp?
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
    screen.increment.addAction(Action { [weak self] _ in self?.count() }, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  func showDigit(_ text: String, at wheel: Int) {
    screen.digits[wheel].text = text
  }

  private func count() { app?.counter.increment() }
}
