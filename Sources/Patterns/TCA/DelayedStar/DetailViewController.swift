import HeadlessUI
import Samples

/// The second screen, on the same star; going back is sent, too.
@Traced(.view)
final class DetailViewController: ViewController {
  private let store: Store<StarButtonFeature.State, StarButtonFeature.Action>
  private let screen: DetailScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(store: Store<StarButtonFeature.State, StarButtonFeature.Action>) {
    screen = DetailScreen()
    self.store = store
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(
      Action { [weak self] _ in self?.store.send(.starButtonTapped) }, for: .touchUpInside)
    subscription = store.observe(\.star) { [weak self] star in self?.show(star) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { store.dismiss() }
  }

  private func show(_ star: StarState) {
    StarAppearance(star).apply(to: screen.star)
  }
}
