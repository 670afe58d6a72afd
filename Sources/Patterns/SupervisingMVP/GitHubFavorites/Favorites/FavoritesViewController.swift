import HeadlessUI
import Samples

/// Observes the favorites and lists them; reports what was tapped and selected.
@Traced(.view)
final class FavoritesViewController: ViewController, FavoritesViewing {
  let presenter: any FavoritesPresenting
  let favorites: FavoritesModel
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(
    presenter: any FavoritesPresenting, favorites: FavoritesModel,
    screens: GitHubScreenFactory, visibleRows: Int
  ) {
    self.presenter = presenter
    self.favorites = favorites
    self.screens = screens
    screen = FavoritesScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorites.dataSource = self
    screen.favorites.delegate = self
    screen.removeAll.addAction(
      Action { [weak self] _ in self?.presenter.didTapRemoveAll() }, for: .touchUpInside)
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }

  private func show(_ favorites: Favorites) {
    screen.empty.isHidden = !favorites.repositories.isEmpty
    screen.removeAll.isHidden = favorites.repositories.isEmpty
    screen.favorites.reloadData()
  }
}
