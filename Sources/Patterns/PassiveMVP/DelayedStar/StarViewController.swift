import HeadlessUI
import Samples

/// The first screen: shows what it receives, reports what was tapped and chosen.
@Traced(.view)
final class StarViewController: ViewController, StarViewing {
  private let presenter: any StarPresenting
  private let screens: StarScreenFactory
  private let screen: StarScreen

  init(presenter: any StarPresenting, screens: StarScreenFactory) {
    screen = StarScreen()
    self.presenter = presenter
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(
      Action { [weak self] _ in self?.presenter.didTapStar() }, for: .touchUpInside)
    screen.navigate.addAction(
      Action { [weak self] _ in self?.presenter.didTapNavigate() }, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  func showStar(_ title: String, color: Color, isEnabled: Bool) {
    screen.star.setTitle(title, for: .normal)
    screen.star.setTitleColor(color, for: .normal)
    screen.star.isEnabled = isEnabled
  }

  func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.presenter.didChooseStarAndOpen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }

  func isOnTop() -> Bool {
    navigationController?.topViewController === self
  }

  func openDetail() {
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }
}
