import HeadlessUI
import Samples

/// The first screen: shows what its view model sets, and goes where that says.
@Traced(.view)
final class StarViewController: ViewController, StarOutput {
  private let viewModel: StarViewModel
  private let screens: StarScreenFactory
  private let screen: StarScreen
  private let star: StarButtonView

  init(viewModel: StarViewModel, screens: StarScreenFactory) {
    screen = StarScreen()
    star = StarButtonView(screen.star)
    self.viewModel = viewModel
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.navigate.addAction(
      Action { [weak self] _ in self?.viewModel.navigate() }, for: .touchUpInside)
    star.connect(to: viewModel.button)
    viewModel.show(on: self)
  }

  func openDetail() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }

  func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.viewModel.starAndOpen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }
}
