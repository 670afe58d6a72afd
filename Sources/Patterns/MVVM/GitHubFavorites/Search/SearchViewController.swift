import HeadlessUI
import Samples

/// Binds what the search shows to its view model, and goes where that wants to go.
@Traced(.view)
final class SearchViewController: ViewController {
  let viewModel: SearchViewModel
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

  init(viewModel: SearchViewModel, screens: GitHubScreenFactory, visibleRows: Int) {
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
    screen.results.dataSource = self
    screen.results.delegate = self
    screen.cancel.addAction(
      Action { [weak self] _ in self?.viewModel.cancel() }, for: .touchUpInside)
    let binder = Binder(viewModel)
    bindings = [
      binder.bind(\.total, to: screen.total, \.text),
      binder.bind(\.isLoading, to: screen.spinner),
      binder.bind(\.isEditing, to: screen.search) { search, isEditing in
        if !isEditing { search.resignFirstResponder() }
      },
      binder.bind(\.isCancelHidden, to: screen.cancel, \.isHidden),
      binder.bind(\.rows, to: screen.results) { table, _ in table.reloadData() },
      binder.bind(announcements: \.route, to: self) { view, route in view.follow(route) },
      binder.bind(announcements: \.failure, to: self) { view, message in
        view.show(failure: message)
      },
    ]
  }

  private func follow(_ route: SearchViewModel.Route) {
    switch route {
    case .user(let user): open(user)
    }
  }

  private func open(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }

  private func show(failure message: String) {
    present(AlertController.failure(message), animated: true)
  }
}
