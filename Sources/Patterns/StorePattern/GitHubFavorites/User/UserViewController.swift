import HeadlessUI
import Samples

/// Shows what differs in the list of a user's repositories, and asks for it when it is loaded.
@Traced(.view)
final class UserViewController: ViewController {
  let viewModel: UserViewModel
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private var subscriptions: [any Subscription] = []

  init(viewModel: UserViewModel, screens: GitHubScreenFactory, visibleRows: Int) {
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
    screen.repositories.dataSource = self
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
    if let isLoading = changes.takeIfChanged(\.isLoading) { show(isLoading: isLoading) }
    if changes.hasChanges(\.rows) { screen.repositories.reloadData() }
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func perform(_ activity: UserViewModel.Activity) {
    switch activity {
    case .open(let repository):
      navigationController?.pushViewController(
        screens.makeRepositoryScreen(of: repository), animated: true)
    case .showFailure(let message):
      present(AlertController.failure(message), animated: true)
    }
  }
}
