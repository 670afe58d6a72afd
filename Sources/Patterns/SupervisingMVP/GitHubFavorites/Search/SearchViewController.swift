import HeadlessUI
import Samples

/// Observes the search and shows what was found; reports what was typed, tapped, scrolled and
/// selected.
@Traced(.view)
final class SearchViewController: ViewController {
  private let presenter: any SearchPresenting
  private let search: UserSearchModel
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
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
      search.observeFailures { [weak self] error in self?.show(error) },
    ]
  }

  private func show(_ search: UserSearch) {
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    // Last, as in every pattern: the order of painting is no difference between them.
    screen.results.reloadData()
  }

  private func show(_ error: ServerError) {
    present(AlertController.failure(error.message), animated: true)
  }
}

@Traced(extending: .view)
extension SearchViewController: SearchViewing {
  func endEditing() { screen.search.resignFirstResponder() }

  func openUser(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }
}

@Traced(extending: .view)
extension SearchViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { screen.cancel.isHidden = false }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { screen.cancel.isHidden = true }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    presenter.didChangeQuery(to: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    presenter.didSubmitQuery(searchBar.text ?? "")
  }
}

@Traced(extending: .view)
extension SearchViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    search.search.users.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: search.search.users[indexPath.row].login)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectUser(at: indexPath.row)
  }
}
