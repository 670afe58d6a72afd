import HeadlessUI
import Samples

/// Binds the list of a user's repositories to its view model, and goes where that wants to go.
@Traced(.view)
final class UserViewController: ViewController {
  let viewModel: UserViewModel
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

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
    title = viewModel.title
    screen.repositories.dataSource = self
    screen.repositories.delegate = self
    let binder = Binder(viewModel)
    bindings = [
      binder.bind(\.total, to: screen.total, \.text),
      binder.bind(\.isLoading, to: screen.spinner),
      binder.bind(\.rows, to: screen.repositories) { table, _ in table.reloadData() },
      binder.bind(announcements: \.route, to: self) { view, route in view.follow(route) },
      binder.bind(announcements: \.failure, to: self) { view, message in
        view.show(failure: message)
      },
    ]
    viewModel.load()
  }

  private func follow(_ route: UserViewModel.Route) {
    switch route {
    case .repository(let repository): open(repository)
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
