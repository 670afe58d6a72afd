import HeadlessUI
import Samples

/// The GitHub favorites in Cocoa MVC, whose list opens a repository that does not observe.
@Traced(.composition)
final class StaleTitleApp: App {
  let window: Window

  init(setup: GitHubFavoritesSetup, environment: Environment) {
    let favorites = FavoritesModel()
    window = Window(
      search: RequestingViewController(
        setup: setup, environment: environment, favorites: favorites),
      favorites: StaleTitleListViewController(favorites: favorites, setup: setup))
  }
}

/// Lists the favorites, and opens one of them.
@Traced(.controller)
final class StaleTitleListViewController: ViewController {
  private let favorites: FavoritesModel
  private let screen: FavoritesScreen
  private var observation: ObservationToken?

  init(favorites: FavoritesModel, setup: GitHubFavoritesSetup) {
    self.favorites = favorites
    screen = FavoritesScreen(visibleRows: setup.visibleRows)
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
      Action { [weak self] _ in self?.favorites.removeAll() }, for: .touchUpInside)
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  private func show(_ favorites: Favorites) {
    screen.favorites.reloadData()
    screen.empty.isHidden = !favorites.repositories.isEmpty
    screen.removeAll.isHidden = favorites.repositories.isEmpty
  }
}

@Traced(extending: .controller)
extension StaleTitleListViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    favorites.favorites.repositories.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: favorites.favorites.repositories[indexPath.row].fullName)
  }
}

@Traced(extending: .controller)
extension StaleTitleListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let repository = favorites.favorites.repositories[indexPath.row]
    navigationController?.pushViewController(
      StaleTitleViewController(repository: repository, favorites: favorites), animated: true)
  }
}

/// Shows a repository, and adds it to the favorites or removes it.
@Traced(.controller)
final class StaleTitleViewController: ViewController {
  private let repository: Repository
  private let favorites: FavoritesModel
  private let screen = RepositoryScreen()

  init(repository: Repository, favorites: FavoritesModel) {
    self.repository = repository
    self.favorites = favorites
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.name.text = repository.fullName
    screen.description.text = repository.description
    screen.favorite.addAction(Action { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    show()
  }

  /// The mistake: the title follows this screen's own taps, and nobody else's.
  private func toggle() {
    favorites.toggle(repository)
    show()
  }

  private func show() {
    let isFavorite = favorites.favorites.contains(repository)
    screen.favorite.setTitle(isFavorite ? "Remove" : "Add", for: .normal)
  }
}
