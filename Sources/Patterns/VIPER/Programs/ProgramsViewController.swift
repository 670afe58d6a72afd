import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped and how far the list was scrolled.
@Traced(.view)
final class ProgramsViewController: ViewController, ProgramsViewInput {
  let output: any ProgramsViewOutput
  private let screen: ProgramsScreen
  private let rows: RowDataSource

  init(output: any ProgramsViewOutput) {
    screen = ProgramsScreen()
    self.output = output
    rows = RowDataSource()
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = rows
    screen.programs.delegate = self
    screen.refresh.addAction(
      Action { [weak self] _ in self?.output.didTapRefresh() }, for: .touchUpInside)
    screen.reload.addAction(
      Action { [weak self] _ in self?.output.didTapReload() }, for: .touchUpInside)
    output.viewIsReady()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    output.viewWillAppear()
  }

  func showPrograms(_ titles: [String]) {
    rows.show(titles, in: screen.programs)
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
