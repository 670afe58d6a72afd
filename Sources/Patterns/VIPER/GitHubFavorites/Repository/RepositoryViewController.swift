import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped.
@Traced(.view)
final class RepositoryViewController: ViewController, RepositoryViewInput {
  private let output: any RepositoryViewOutput
  private let screen: RepositoryScreen

  init(output: any RepositoryViewOutput) {
    screen = RepositoryScreen()
    self.output = output
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorite.addAction(
      Action { [weak self] _ in self?.output.didTapFavorite() }, for: .touchUpInside)
    output.viewIsReady()
  }

  func showName(_ text: String) { screen.name.text = text }

  func showDescription(_ text: String) { screen.description.text = text }

  func showFavorite(_ title: String) { screen.favorite.setTitle(title, for: .normal) }
}
