import HeadlessUI
import Samples

/// Shows what it receives, and reports what was scrolled and selected.
@Traced(.view)
final class UserViewController: ViewController {
  private let presenter: any UserPresenting
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private var rows: [String] = []

  init(presenter: any UserPresenting, screens: GitHubScreenFactory, visibleRows: Int) {
    self.presenter = presenter
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
    presenter.viewDidLoad()
  }
}

@Traced(extending: .view)
extension UserViewController: UserViewing {
  func showTitle(_ title: String) { self.title = title }

  func showRepositories(_ rows: [String]) {
    self.rows = rows
    screen.repositories.reloadData()
  }

  func showTotal(_ text: String) { screen.total.text = text }

  func showSpinner() { screen.spinner.startAnimating() }

  func hideSpinner() { screen.spinner.stopAnimating() }

  func showFailureAlert(_ message: String) {
    present(AlertController.failure(message), animated: true)
  }

  func openRepository(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}

@Traced(extending: .view)
extension UserViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: rows[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectRepository(at: indexPath.row)
  }
}
