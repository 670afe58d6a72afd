import HeadlessUI
import Samples

/// The second screen, on the same store and the same action creator.
@Traced(.view)
final class DispatchesInsideDetailViewController: ViewController {
  private let actions: DispatchesInsideStarActions
  private let star: StarStore
  private let screen: DetailScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(actions: DispatchesInsideStarActions, star: StarStore) {
    screen = DetailScreen()
    self.actions = actions
    self.star = star
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.actions.toggle() }, for: .touchUpInside)
    subscription = star.subscribe { [weak self] in self?.showStar() }
    showStar()
  }

  private func showStar() {
    DispatchesInsideStarAppearance(star.value).apply(to: screen.star)
  }
}
