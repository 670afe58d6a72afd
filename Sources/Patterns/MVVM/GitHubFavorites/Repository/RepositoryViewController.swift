import HeadlessUI
import Samples

/// Shows a repository, whose button is bound to the view model.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let viewModel: RepositoryViewModel
  private let screen: RepositoryScreen
  /// Held to keep the binding alive.
  private var binding: NotificationToken?

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
    screen.name.text = viewModel.name
    screen.description.text = viewModel.description
    screen.favorite.addAction(
      Action { [weak self] _ in self?.viewModel.toggleFavorite() }, for: .touchUpInside)
    binding = Binder(viewModel).bind(\.favoriteTitle, to: screen.favorite) {
      $0.setTitle($1, for: .normal)
    }
  }
}
