import HeadlessUI
import Samples
import Trace

@testable import Flux

/// Flux whose action creator looks into the store before it makes an action.
@Traced(.composition)
final class ActionsReadStoreApp: App {
  let window: Window

  init(setup: TallyCounterSetup, environment: Environment) {
    let dispatcher = Dispatcher<TallyAction>(faults: environment.faults)
    let store = TallyStore(setup.tally, dispatcher: dispatcher)
    window = Window(
      rootViewController: CautiousCounterController(
        actions: CautiousActions(dispatcher: dispatcher, store: store), store: store,
        digits: setup.digits))
    window.makeKeyAndVisible()
  }
}

@Traced(.actionCreator)
final class CautiousActions {
  private let dispatcher: Dispatcher<TallyAction>
  private let store: TallyStore

  init(dispatcher: Dispatcher<TallyAction>, store: TallyStore) {
    self.dispatcher = dispatcher
    self.store = store
  }

  func increment() {
    if !store.value.digits.isEmpty { dispatcher.dispatch(.increment) }
  }
}

@Traced(.view)
final class CautiousCounterController: ViewController {
  private let actions: CautiousActions
  private let store: TallyStore
  private let screen: CounterScreen
  private var subscription: Subscription<Tally>?

  init(actions: CautiousActions, store: TallyStore, digits: Int) {
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
    subscription = store.subscribe { [weak self] tally in self?.show(tally) }
  }

  private func show(_ tally: Tally) {
    for (label, digit) in zip(screen.digits, tally.digits) {
      label.text = String(digit)
    }
  }
}
