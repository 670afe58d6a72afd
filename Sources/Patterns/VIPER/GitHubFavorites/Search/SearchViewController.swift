import HeadlessUI
import Samples

/// Shows what it receives, and reports what was typed, tapped, scrolled and selected.
@Traced(.view)
final class SearchViewController: ViewController, SearchViewInput {
  let output: any SearchViewOutput
  private let screen: SearchScreen
  private let rows: RowDataSource

  init(output: any SearchViewOutput, visibleRows: Int) {
    self.output = output
    screen = SearchScreen(visibleRows: visibleRows)
    rows = RowDataSource()
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.search.delegate = self
    screen.results.dataSource = rows
    screen.results.delegate = self
    screen.cancel.addAction(
      Action { [weak self] _ in self?.output.didTapCancel() }, for: .touchUpInside)
    output.viewIsReady()
  }

  func showUsers(_ logins: [String]) {
    rows.show(logins, in: screen.results)
  }

  func showTotal(_ text: String) { screen.total.text = text }

  func showSpinner() { screen.spinner.startAnimating() }

  func hideSpinner() { screen.spinner.stopAnimating() }

  func setCancelHidden(_ isHidden: Bool) { screen.cancel.isHidden = isHidden }

  func endEditing() { screen.search.resignFirstResponder() }

  func showFailureAlert(_ message: String) {
    present(AlertController.failure(message), animated: true)
  }
}
