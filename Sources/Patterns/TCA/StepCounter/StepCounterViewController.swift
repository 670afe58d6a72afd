import HeadlessUI
import Samples

/// Shows the store's count, and sends what was tapped.
@Traced(.view)
final class StepCounterViewController: ViewController {
  private let store: Store<StepCounterFeature.State, StepCounterFeature.Action>
  private let screen: StepCounterScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(store: Store<StepCounterFeature.State, StepCounterFeature.Action>) {
    screen = StepCounterScreen()
    self.store = store
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.increment.addAction(
      Action { [weak self] _ in self?.store.send(.incrementButtonTapped) }, for: .touchUpInside)
    screen.decrement.addAction(
      Action { [weak self] _ in self?.store.send(.decrementButtonTapped) }, for: .touchUpInside)
    subscription = store.observe(\.count) { [weak self] count in self?.show(count) }
  }

  private func show(_ count: StepCount) {
    screen.count.text = String(count.value)
    screen.decrement.isEnabled = count.canDecrement
    screen.decrement.alpha = count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled
  }
}
