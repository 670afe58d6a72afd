import HeadlessUI
import Samples

/// Shows what differs in the list of a user's repositories, and asks for it when it is loaded.
@Traced(.view)
final class UserViewController: ViewController {
  let viewModel: UserViewModel
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private let dataSource: RowDataSource
  /// Held to keep the subscriptions alive.
  private var subscriptions: [any Subscription] = []

  init(viewModel: UserViewModel, screens: GitHubScreenFactory, visibleRows: Int) {
    dataSource = RowDataSource()
    self.viewModel = viewModel
    self.screens = screens
    screen = UserScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.repositories.dataSource = dataSource
    screen.repositories.delegate = self
    subscriptions = [
      viewModel.store.subscribe { [weak self] old, new in
        self?.show(Changes(old: old, new: new))
      },
      viewModel.store.subscribe(toActivities: { [weak self] activity in self?.perform(activity) }),
    ]
    viewModel.load()
  }

  private func show(_ changes: Changes<UserViewModel.State>) {
    if let new = changes.takeIfChanged(\.title) { title = new }
    if let total = changes.takeIfChanged(\.total) { screen.total.text = total }
    if let isLoading = changes.takeIfChanged(\.isLoading) {
      if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    }
    if let rows = changes.takeIfChanged(\.rows) { dataSource.show(rows, in: screen.repositories) }
  }

  private func perform(_ activity: UserViewModel.Activity) {
    switch activity {
    case .open(let repository): open(repository)
    case .showFailure(let message): show(failure: message)
    }
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }

  private func show(failure message: String) {
    present(AlertController.failure(message), animated: true)
  }
}
