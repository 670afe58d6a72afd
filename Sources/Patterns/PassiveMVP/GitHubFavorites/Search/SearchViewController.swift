import HeadlessUI
import Samples

/// Shows what it receives, and reports what was typed, tapped, scrolled and selected.
@Traced(.view)
final class SearchViewController: ViewController {
  private let presenter: any SearchPresenting
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  private var logins: [String] = []

  init(presenter: any SearchPresenting, screens: GitHubScreenFactory, visibleRows: Int) {
    self.presenter = presenter
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
    presenter.viewDidLoad()
  }
}

@Traced(extending: .view)
extension SearchViewController: SearchViewing {
  func showUsers(_ logins: [String]) {
    self.logins = logins
    screen.results.reloadData()
  }

  func showTotal(_ text: String) { screen.total.text = text }

  func showSpinner() { screen.spinner.startAnimating() }

  func hideSpinner() { screen.spinner.stopAnimating() }

  func showCancel() { screen.cancel.isHidden = false }

  func hideCancel() { screen.cancel.isHidden = true }

  func endEditing() { screen.search.resignFirstResponder() }

  func showFailureAlert(_ message: String) {
    present(AlertController.failure(message), animated: true)
  }

  func openUser(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }
}

@Traced(extending: .view)
extension SearchViewController: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { presenter.didBeginEditing() }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { presenter.didEndEditing() }

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
    logins.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: logins[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectUser(at: indexPath.row)
  }
}
