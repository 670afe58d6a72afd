import HeadlessUI
import Samples

/// Shows the store's count, and tells the action creator what was tapped.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let actions: StepActions
  private let store: StepStore
  private let screen: StepCounterScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(actions: StepActions, store: StepStore) {
    screen = StepCounterScreen()
    self.actions = actions
    self.store = store
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.actions.increment() }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.actions.decrement() }, for: .touchUpInside)
    subscription = store.subscribe { [weak self] in self?.show() }
    show()
  }

  private func show() {
    let count = store.value
    screen.count.text = String(count.value)
    screen.decrement.isEnabled = count.canDecrement
    screen.decrement.alpha = count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled
  }
}
