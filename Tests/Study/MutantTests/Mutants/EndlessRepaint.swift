import HeadlessUI
import Samples
import Trace

@testable import Flux

/// Flux with a view that sends an action whenever it is notified.
@Traced(.composition)
final class EndlessRepaintApp: App {
  let window: Window

  init(setup: TallyCounterSetup, environment: Environment) {
    let dispatcher = Dispatcher<TallyAction>(faults: environment.faults)
    window = Window(
      rootViewController: RestlessViewController(
        actions: TallyActions(dispatcher: dispatcher),
        store: TallyStore(setup.tally, dispatcher: dispatcher),
        digits: setup.digits))
    window.makeKeyAndVisible()
  }
}

@Traced(.view)
final class RestlessViewController: ViewController {
  private let screen: CounterScreen
  private let actions: TallyActions
  private let store: TallyStore
  private var subscription: StoreSubscription?

  init(actions: TallyActions, store: TallyStore, digits: Int) {
    self.actions = actions
    self.store = store
    screen = CounterScreen(digits: digits)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.actions.increment() }, for: .touchUpInside)
    subscription = store.subscribe { [weak self] in self?.show() }
    show()
  }

  private func show() {
    let tally = store.value
    for (label, digit) in zip(screen.digits, tally.digits) { label.text = String(digit) }
    if tally.digits.contains(where: { $0 > 0 }) { actions.increment() }
  }
}
