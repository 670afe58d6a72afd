import HeadlessUI
import Samples

/// Controls the first screen: toggles the star, opens the item or asks what to do.
@Traced(.controller)
final class StaysEnabledStarViewController: ViewController {
  private let star: StarModel
  private let navigation: NavigationModel
  private let screen: StarScreen
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(star: StarModel, navigation: NavigationModel) {
    screen = StarScreen()
    self.star = star
    self.navigation = navigation
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.star.toggle() }, for: .touchUpInside)
    screen.navigate.addAction(Action { [weak self] _ in self?.navigate() }, for: .touchUpInside)
    observations = [
      star.observe { [weak self] state in self?.show(state) },
      navigation.observe { [weak self] request in self?.follow(request) },
    ]
  }

  private func show(_ state: StarState) {
    StaysEnabledStarAppearance(state).apply(to: screen.star)
  }

  private func navigate() {
    if star.state.isStarred {
      openDetail()
    } else {
      askToStar()
    }
  }

  private func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.starAndOpen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }

  private func starAndOpen() {
    navigation.requestToNavigate()
    star.star()
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted, navigationController?.topViewController === self {
      openDetail()
    }
  }

  private func openDetail() {
    navigationController?.pushViewController(DetailViewController(star: star), animated: true)
  }
}
