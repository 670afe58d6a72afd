import HeadlessUI
import Samples

/// Shows what it receives, and reports what was scrolled and selected.
@Traced(.view)
final class UserViewController: ViewController, UserViewInput {
  let output: any UserViewOutput
  private let screen: UserScreen
  private let rows: RowDataSource

  init(output: any UserViewOutput, visibleRows: Int) {
    self.output = output
    screen = UserScreen(visibleRows: visibleRows)
    rows = RowDataSource()
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.repositories.dataSource = rows
    screen.repositories.delegate = self
    output.viewIsReady()
  }

  func showTitle(_ title: String) { self.title = title }

  func showRepositories(_ texts: [String]) {
    rows.show(texts, in: screen.repositories)
  }

  func showTotal(_ text: String) { screen.total.text = text }

  func showSpinner() { screen.spinner.startAnimating() }

  func hideSpinner() { screen.spinner.stopAnimating() }

  func showFailureAlert(_ message: String) {
    present(AlertController.failure(message), animated: true)
  }
}
