import HeadlessUI
import Samples

/// The first screen: shows what it receives, reports what was tapped and chosen.
@Traced(.view)
final class StarViewController: ViewController, StarViewInput {
  private let output: any StarViewOutput
  private let screen: StarScreen

  init(output: any StarViewOutput) {
    screen = StarScreen()
    self.output = output
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(
      Action { [weak self] _ in self?.output.didTapStar() }, for: .touchUpInside)
    screen.navigate.addAction(
      Action { [weak self] _ in self?.output.didTapNavigate() }, for: .touchUpInside)
    output.viewIsReady()
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
        self?.output.didChooseStarAndOpen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }
}
