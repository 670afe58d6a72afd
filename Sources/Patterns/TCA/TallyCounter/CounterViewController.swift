import HeadlessUI
import Samples

/// Shows the store's tally, and sends what was tapped.
@Traced(.view)
final class CounterViewController: ViewController {
  private let store: Store<TallyFeature.State, TallyFeature.Action>
  private let screen: CounterScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(store: Store<TallyFeature.State, TallyFeature.Action>, digits: Int) {
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
      Action { [weak self] _ in self?.store.send(.incrementButtonTapped) }, for: .touchUpInside)
    screen.up.addAction(
      Action { [weak self] _ in self?.store.send(.upButtonTapped) }, for: .touchUpInside)
    screen.down.addAction(
      Action { [weak self] _ in self?.store.send(.downButtonTapped) }, for: .touchUpInside)
    subscription = store.observe(\.tally) { [weak self] tally in self?.show(tally) }
  }

  private func show(_ tally: Tally) {
    for (label, digit) in zip(screen.digits, tally.digits) {
      label.text = String(digit)
    }
  }
}
