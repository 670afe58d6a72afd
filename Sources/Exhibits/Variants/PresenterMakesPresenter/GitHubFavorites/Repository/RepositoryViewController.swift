import HeadlessUI
import Samples

/// Shows what it receives, and reports what was tapped.
@Traced(.view)
final class RepositoryViewController: ViewController, RepositoryViewing {
  private let presenter: any RepositoryPresenting
  private let screen: RepositoryScreen

  init(presenter: any RepositoryPresenting) {
    screen = RepositoryScreen()
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorite.addAction(
      Action { [weak self] _ in self?.presenter.didTapFavorite() }, for: .touchUpInside)
    presenter.view = self
    presenter.viewDidLoad()
  }

  func showName(_ text: String) { screen.name.text = text }

  func showDescription(_ text: String) { screen.description.text = text }

  func showFavorite(_ title: String) { screen.favorite.setTitle(title, for: .normal) }
}
