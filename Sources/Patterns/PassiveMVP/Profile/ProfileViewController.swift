import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped.
@Traced(.view)
final class ProfileViewController: ViewController, ProfileViewing {
  private let presenter: any ProfilePresenting
  private let screen: ProfileScreen

  init(presenter: any ProfilePresenting) {
    screen = ProfileScreen()
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.refresh.addAction(
      Action { [weak self] _ in self?.presenter.didTapRefresh() }, for: .touchUpInside)
    screen.retry.addAction(
      Action { [weak self] _ in self?.presenter.didTapRetry() }, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  func showName(_ text: String) { screen.name.text = text }

  func showAge(_ text: String) { screen.age.text = text }

  func showPresence(_ text: String, color: Color) {
    screen.presence.text = text
    screen.presence.textColor = color
  }

  func showSpinner() { screen.spinner.startAnimating() }

  func hideSpinner() { screen.spinner.stopAnimating() }

  func showFailure(_ message: String) {
    screen.error.text = message
    screen.error.isHidden = false
    screen.retry.isHidden = false
  }

  func hideFailure() {
    screen.error.isHidden = true
    screen.retry.isHidden = true
  }
}
