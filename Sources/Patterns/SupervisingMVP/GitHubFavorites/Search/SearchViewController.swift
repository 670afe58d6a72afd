import HeadlessUI
import Samples

/// Observes the search and shows what was found; reports what was typed, tapped, scrolled and
/// selected, and what failed.
@Traced(.view)
final class SearchViewController: ViewController, SearchViewing {
  let presenter: any SearchPresenting
  let search: UserSearchModel
  let screen: SearchScreen
  private let screens: GitHubScreenFactory
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(
    presenter: any SearchPresenting, search: UserSearchModel, screens: GitHubScreenFactory,
    visibleRows: Int
  ) {
    self.presenter = presenter
    self.search = search
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
      Action { [weak self] _ in self?.presenter.didTapCancel() }, for: .touchUpInside)
    observations = [
      search.observe { [weak self] search in self?.show(search) },
      search.observeFailures { [weak self] error in self?.presenter.didFail(with: error) },
    ]
  }

  func endEditing() { screen.search.resignFirstResponder() }

  func open(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }

  func show(_ error: ServerError) {
    present(AlertController.failure(error.message), animated: true)
  }

  private func show(_ search: UserSearch) {
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.results.reloadData()
  }
}
