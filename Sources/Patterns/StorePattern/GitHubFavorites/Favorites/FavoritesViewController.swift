import HeadlessUI
import Samples

/// Shows what differs in the list of favorites, and hands what the person does to the view model.
@Traced(.view)
final class FavoritesViewController: ViewController {
  let viewModel: FavoritesViewModel
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  private let dataSource: RowDataSource
  /// Held to keep the subscriptions alive.
  private var subscriptions: [any Subscription] = []

  init(viewModel: FavoritesViewModel, screens: GitHubScreenFactory, visibleRows: Int) {
    dataSource = RowDataSource()
    self.viewModel = viewModel
    self.screens = screens
    screen = FavoritesScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorites.dataSource = dataSource
    screen.favorites.delegate = self
    screen.removeAll.addAction(
      Action { [weak self] _ in self?.viewModel.removeAll() }, for: .touchUpInside)
    subscriptions = [
      viewModel.store.subscribe { [weak self] old, new in
        self?.show(Changes(old: old, new: new))
      },
      viewModel.store.subscribe(toActivities: { [weak self] activity in self?.perform(activity) }),
    ]
  }

  private func show(_ changes: Changes<FavoritesViewModel.State>) {
    if let isEmpty = changes.takeIfChanged(\.isEmpty) {
      screen.empty.isHidden = !isEmpty
      screen.removeAll.isHidden = isEmpty
    }
    if let rows = changes.takeIfChanged(\.rows) { dataSource.show(rows, in: screen.favorites) }
  }

  private func perform(_ activity: FavoritesViewModel.Activity) {
    switch activity {
    case .open(let repository): open(repository)
    }
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}
