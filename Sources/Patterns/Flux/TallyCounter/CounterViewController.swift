import HeadlessUI
import Samples

/// Shows the store's tally, and hands taps to the action creator.
@Traced(.view)
final class CounterViewController: ViewController {
  private let actions: TallyActions
  private let store: TallyStore
  private let screen: CounterScreen
  private var subscription: Subscription<Tally>?

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
    subscription = store.subscribe { [weak self] tally in self?.show(tally) }
  }

  private func show(_ tally: Tally) {
    for (label, digit) in zip(screen.digits, tally.digits) {
      label.text = String(digit)
    }
  }
}
