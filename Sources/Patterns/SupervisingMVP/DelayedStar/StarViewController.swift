import HeadlessUI
import Samples

/// The first screen: observes the star and shows it, reports what was tapped and chosen, and does
/// what its presenter decides.
@Traced(.view)
final class StarViewController: ViewController, StarViewing {
  private let presenter: any StarPresenting
  private let star: StarModel
  private let navigation: NavigationModel
  private let screens: StarScreenFactory
  private let screen: StarScreen
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(
    presenter: any StarPresenting, star: StarModel, navigation: NavigationModel,
    screens: StarScreenFactory
  ) {
    screen = StarScreen()
    self.presenter = presenter
    self.star = star
    self.navigation = navigation
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
    observations = [
      star.observe { [weak self] state in self?.show(state) },
      navigation.observe { [weak self] request in
        self?.presenter.navigationRequestDidChange(to: request)
      },
    ]
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

  private func show(_ state: StarState) {
    StarAppearance(state).apply(to: screen.star)
  }
}
