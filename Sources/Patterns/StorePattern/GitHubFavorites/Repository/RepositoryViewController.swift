import HeadlessUI
import Samples

/// Shows a repository, and hands taps to the view model.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let viewModel: RepositoryViewModel
  private let screen: RepositoryScreen
  /// Held to keep the subscription alive.
  private var subscription: (any Subscription)?

  init(viewModel: RepositoryViewModel) {
    screen = RepositoryScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorite.addAction(
      Action { [weak self] _ in self?.viewModel.toggleFavorite() }, for: .touchUpInside)
    subscription = viewModel.store.subscribe { [weak self] old, new in
      self?.show(Changes(old: old, new: new))
    }
  }

  private func show(_ changes: Changes<RepositoryViewModel.State>) {
    if let name = changes.takeIfChanged(\.name) { screen.name.text = name }
    if let text = changes.takeIfChanged(\.description) { screen.description.text = text }
    if let title = changes.takeIfChanged(\.favoriteTitle) {
      screen.favorite.setTitle(title, for: .normal)
    }
  }
}
