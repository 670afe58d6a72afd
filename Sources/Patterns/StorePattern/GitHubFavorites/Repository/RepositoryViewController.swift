import HeadlessUI
import Samples

/// Shows a repository, and hands taps to the view model.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let viewModel: RepositoryViewModel
  private let screen = RepositoryScreen()
  private var subscription: (any Subscription)?

  init(viewModel: RepositoryViewModel) {
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
    changes.ifChanged(\.name) { screen.name.text = $0 }
    changes.ifChanged(\.description) { screen.description.text = $0 }
    changes.ifChanged(\.favoriteTitle) { screen.favorite.setTitle($0, for: .normal) }
  }
}
