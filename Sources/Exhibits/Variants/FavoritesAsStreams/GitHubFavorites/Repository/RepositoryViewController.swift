import HeadlessUI
import Reactive
import Samples

/// Gives its taps to a view model, and shows what that publishes.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let repository: Repository
  private let favorites: FavoritesStreams
  private let screens: GitHubScreenFactory
  private let screen: RepositoryScreen
  /// Only kept: what it publishes and subscribes to ends with it.
  private var viewModel: RepositoryViewModel?
  private var cancellables: [AnyCancellable] = []

  init(repository: Repository, favorites: FavoritesStreams, screens: GitHubScreenFactory) {
    screen = RepositoryScreen()
    self.repository = repository
    self.favorites = favorites
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = screens.makeRepositoryViewModel(
      of: repository, favorites: favorites,
      inputs: .init(favorite: screen.favorite.tapPublisher))
    cancellables = [
      viewModel.name.map(Optional.some).assign(to: \.text, on: screen.name),
      viewModel.description.map(Optional.some).assign(to: \.text, on: screen.description),
      viewModel.favoriteTitle.sink { [weak favorite = screen.favorite] in
        favorite?.setTitle($0, for: .normal)
      },
    ]
    self.viewModel = viewModel
  }
}
