import HeadlessUI
import Samples
import Trace

@testable import PassiveMVP

/// MVP whose view could look at the model behind the presenter's back, and in this run never does.
@Traced(.composition)
final class ArrowInSourceApp: App {
  let window: Window

  init(setup: TallyCounterSetup, environment: Environment) {
    let presenter = CounterPresenter(counter: TallyCounter(setup.tally))
    let view = CuriousCounterView(presenter: presenter, digits: setup.digits)
    presenter.view = view
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }
}

@Traced(.view)
final class CuriousCounterView: ViewController, CounterViewing {
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
    presenter.viewDidLoad()
  }

  func showDigit(_ text: String, at wheel: Int) {
    screen.digits[wheel].text = text
  }

  func countSecretly(on counter: TallyCounter) {
    counter.increment()
  }
}
