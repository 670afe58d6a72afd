import HeadlessUI
import Samples

/// The second screen, on the same store and the same action creator.
@Traced(.view)
final class DetailViewController: ViewController {
  private let actions: StarActions
  private let star: StarStore
  private let screen: DetailScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(actions: StarActions, star: StarStore) {
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
    StarAppearance(star.value).apply(to: screen.star)
  }
}
