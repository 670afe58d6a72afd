import HeadlessUI
import Samples

/// The second screen, on the same store.
@Traced(.view)
final class DetailViewController: ViewController {
  private let actions: StarActions
  private let star: StarStore
  private let screen: DetailScreen
  private var subscription: Subscription<StarState>?

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
    screen.star.addAction(Action { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    subscription = star.subscribe { [weak self] state in self?.show(state) }
  }

  private func toggle() { actions.toggle(star.value) }

  private func show(_ state: StarState) {
    StarAppearance(state).apply(to: screen.star)
  }
}
