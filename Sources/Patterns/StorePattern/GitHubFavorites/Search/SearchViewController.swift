import HeadlessUI
import Samples

/// Shows what differs in the search, and hands what the person does to the view model.
@Traced(.view)
final class SearchViewController: ViewController {
  let viewModel: SearchViewModel
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  private let dataSource: RowDataSource
  /// Held to keep the subscriptions alive.
  private var subscriptions: [any Subscription] = []

  init(viewModel: SearchViewModel, screens: GitHubScreenFactory, visibleRows: Int) {
    dataSource = RowDataSource()
    self.viewModel = viewModel
    self.screens = screens
    screen = SearchScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.search.delegate = self
    screen.results.dataSource = dataSource
    screen.results.delegate = self
    screen.cancel.addAction(
      Action { [weak self] _ in self?.viewModel.cancel() }, for: .touchUpInside)
    subscriptions = [
      viewModel.store.subscribe { [weak self] old, new in
        self?.show(Changes(old: old, new: new))
      },
      viewModel.store.subscribe(toActivities: { [weak self] activity in self?.perform(activity) }),
    ]
  }

  private func show(_ changes: Changes<SearchViewModel.State>) {
    if let total = changes.takeIfChanged(\.total) { screen.total.text = total }
    if let isLoading = changes.takeIfChanged(\.isLoading) {
      if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    }
    if let isEditing = changes.takeIfChanged(\.isEditing) {
      if !isEditing { screen.search.resignFirstResponder() }
      screen.cancel.isHidden = !isEditing
    }
    if let rows = changes.takeIfChanged(\.rows) { dataSource.show(rows, in: screen.results) }
  }

  private func perform(_ activity: SearchViewModel.Activity) {
    switch activity {
    case .open(let user): open(user)
    case .showFailure(let message): show(failure: message)
    }
  }

  private func open(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }

  private func show(failure message: String) {
    present(AlertController.failure(message), animated: true)
  }
}
