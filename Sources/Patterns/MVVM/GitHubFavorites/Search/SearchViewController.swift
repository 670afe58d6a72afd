import HeadlessUI
import Samples

/// Binds what the search shows to its view model, and follows the routes that it announces.
@Traced(.view)
final class SearchViewController: ViewController {
  let viewModel: SearchViewModel
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
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
      binder.bind(\.isCancelHidden, to: screen.cancel, \.isHidden),
      binder.bind(\.rows, to: screen.results) { table, _ in table.reloadData() },
      binder.bind(\.route, to: self) { view, route in view.follow(route) },
    ]
  }

  private func follow(_ route: SearchViewModel.Route?) {
    switch route {
    case .user(let user):
      navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
    case .failureAlert(let message):
      present(AlertController.failure(message), animated: true)
    case .endEditing:
      screen.search.resignFirstResponder()
    case nil: break
    }
  }
}
