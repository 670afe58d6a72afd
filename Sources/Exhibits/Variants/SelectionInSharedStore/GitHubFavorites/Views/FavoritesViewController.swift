import HeadlessUI
import Samples

/// Shows the store's favorites, tells the action creators what was tapped, and opens what the shared
/// store says was selected.
@Traced(.view)
final class FavoritesViewController: ViewController {
  let store: FavoritesStore
  let selectionActions: SelectionActions
  private let actions: FavoritesActions
  private let screen: FavoritesScreen
  private let selection: SelectionStore
  private let screens: GitHubScreenFactory
  /// Held to stay subscribed to the selection.
  private var selectionSubscription: StoreSubscription?
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(
    actions: FavoritesActions, store: FavoritesStore, selectionActions: SelectionActions,
    selection: SelectionStore, screen: FavoritesScreen, screens: GitHubScreenFactory
  ) {
    self.actions = actions
    self.store = store
    self.screen = screen
    self.selectionActions = selectionActions
    self.selection = selection
    self.screens = screens
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
      Action { [weak self] _ in self?.actions.removeAll() }, for: .touchUpInside)
    subscription = store.subscribe { [weak self] in self?.show() }
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Until it disappears, and no longer: the store is shared, and what was selected on another
    // screen is not opened from here.
    selectionSubscription = selection.subscribe { [weak self] in self?.selectionChanged() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selectionSubscription = nil
  }

  private func selectionChanged() {
    guard case .repository(let repository) = selection.value else { return }
    open(repository)
    selectionActions.selectionOpened()
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }

  private func show() {
    let repositories = store.value.repositories
    screen.empty.isHidden = !repositories.isEmpty
    screen.removeAll.isHidden = repositories.isEmpty
    screen.favorites.reloadData()
  }
}
