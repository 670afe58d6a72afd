import HeadlessUI
import Samples

/// Shows what differs in the list of favorites, and hands what the person does to the view model.
@Traced(.view)
final class FavoritesViewController: ViewController {
  private let viewModel: FavoritesViewModel
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  private var subscriptions: [any Subscription] = []

  init(viewModel: FavoritesViewModel, screens: GitHubScreenFactory, visibleRows: Int) {
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
    screen.favorites.dataSource = self
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
    if changes.hasChanges(\.rows) { screen.favorites.reloadData() }
  }

  private func perform(_ activity: FavoritesViewModel.Activity) {
    switch activity {
    case .open(let repository):
      navigationController?.pushViewController(
        screens.makeRepositoryScreen(of: repository), animated: true)
    }
  }
}

@Traced(extending: .view)
extension FavoritesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.store.state.rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: viewModel.store.state.rows[indexPath.row])
  }
}

@Traced(extending: .view)
extension FavoritesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.select(row: indexPath.row)
  }
}
