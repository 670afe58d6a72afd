import HeadlessUI
import Samples

/// The second screen: shows what it receives, reports what was tapped.
@Traced(.view)
final class DetailViewController: ViewController, DetailViewing {
  private let presenter: any DetailPresenting
  private let screen: DetailScreen

  init(presenter: any DetailPresenting) {
    screen = DetailScreen()
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(
      Action { [weak self] _ in self?.presenter.didTapStar() }, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  func showStar(_ title: String, color: Color, isEnabled: Bool) {
    screen.star.setTitle(title, for: .normal)
    screen.star.setTitleColor(color, for: .normal)
    screen.star.isEnabled = isEnabled
  }
}
