import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped and how far the list was scrolled.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private let presenter: any ProgramsPresenting
  private let screen: ProgramsScreen
  private var titles: [String] = []

  init(presenter: any ProgramsPresenting) {
    screen = ProgramsScreen()
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = self
    screen.programs.delegate = self
    screen.refresh.addAction(
      Action { [weak self] _ in self?.presenter.didTapRefresh() }, for: .touchUpInside)
    screen.reload.addAction(
      Action { [weak self] _ in self?.presenter.didTapReload() }, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }
}

@Traced(extending: .view)
extension ProgramsViewController: ProgramsViewing {
  func showPrograms(_ titles: [String]) {
    self.titles = titles
    screen.programs.reloadData()
  }

  func showSpinner() { screen.spinner.startAnimating() }

  func hideSpinner() { screen.spinner.stopAnimating() }

  func showMessage(_ text: String) {
    screen.message.text = text
    screen.message.isHidden = false
  }

  func hideMessage() { screen.message.isHidden = true }

  func showFailure(_ text: String) {
    screen.failure.text = text
    screen.failure.isHidden = false
    screen.reload.isHidden = false
  }

  func hideFailure() {
    screen.failure.isHidden = true
    screen.reload.isHidden = true
  }
}

@Traced(extending: .view)
extension ProgramsViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: titles[indexPath.row])
  }

  func tableViewDidScroll(_ tableView: TableView) {
    presenter.didScroll(to: tableView.contentOffset)
  }
}
