import HeadlessUI
import Samples

/// Shows the store's tally, and tells the action creator what was tapped.
@Traced(.view)
final class CounterViewController: ViewController {
  private let actions: TallyActions
  private let store: TallyStore
  private let screen: CounterScreen
  /// Held to stay subscribed to the store.
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
    screen.up.addAction(Action { [weak self] _ in self?.actions.up() }, for: .touchUpInside)
    screen.down.addAction(Action { [weak self] _ in self?.actions.down() }, for: .touchUpInside)
    subscription = store.subscribe { [weak self] in self?.show() }
    show()
  }

  private func show() {
    for (label, digit) in zip(screen.digits, store.value.digits) {
      label.text = String(digit)
    }
  }
}
