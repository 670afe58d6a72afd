import HeadlessUI
import Reactive
import Samples

/// Gives its taps to a view model as publishers, and shows what that publishes.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let screens: GitHubScreenFactory
  private let screen: RepositoryScreen
  /// Held to keep it alive.
  private var viewModel: RepositoryViewModel?
  /// Held to stay subscribed to what it publishes.
  private var cancellable: AnyCancellable?

  init(repository: Repository, screens: GitHubScreenFactory) {
    screen = RepositoryScreen()
    self.repository = repository
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = screens.makeRepositoryViewModel(
      of: repository, inputs: .init(favorite: screen.favorite.tapPublisher))
    screen.name.text = viewModel.name
    screen.description.text = viewModel.description
    cancellable = viewModel.favoriteTitle.sink { [weak self] title in self?.show(title) }
    self.viewModel = viewModel
  }

  private func show(_ favoriteTitle: String) {
    screen.favorite.setTitle(favoriteTitle, for: .normal)
  }
}
