import HeadlessUI
import Samples

/// The first screen's controller in Cocoa MVC; as it is, it is right, and each mistake overrides a
/// part of it.
@Traced(.controller)
class AskingStarViewController: ViewController {
  let star: StarModel
  private let navigation: NavigationModel
  private let screen = StarScreen()
  private var observations: [ObservationToken] = []

  init(star: StarModel) {
    self.star = star
    navigation = NavigationModel(star: star)
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

  func show(_ state: StarState) {
    show(state, isEnabled: !state.isSwitching)
  }

  final func show(_ state: StarState, isEnabled: Bool) {
    screen.star.setTitle(state.star.rawValue, for: .normal)
    screen.star.setTitleColor(state.isSwitching ? .gray : .red, for: .normal)
    screen.star.isEnabled = isEnabled
  }

  private func navigate() {
    if star.state.isStarred { openDetail() } else { askToStar() }
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

  func starAndOpen() {
    navigation.requestToNavigate()
    star.star()
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted { openDetail() }
  }

  final func openDetail() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(DetailViewController(star: star), animated: true)
  }
}
