import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped.
@Traced(.view)
final class ProfileViewController: ViewController, ProfileViewInput {
  private let output: any ProfileViewOutput
  private let screen: ProfileScreen

  init(output: any ProfileViewOutput) {
    screen = ProfileScreen()
    self.output = output
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.refresh.addAction(
      Action { [weak self] _ in self?.output.didTapRefresh() }, for: .touchUpInside)
    screen.retry.addAction(
      Action { [weak self] _ in self?.output.didTapRetry() }, for: .touchUpInside)
    output.viewIsReady()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    output.viewWillAppear()
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
