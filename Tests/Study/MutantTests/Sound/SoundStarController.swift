import HeadlessUI
import Samples
import Trace

@testable import CocoaMVC

/// The first screen in Cocoa MVC, in parts that a mutant can replace one by one.
@Traced(.controller)
class SoundStarController: ViewController {
  let star: StarModel
  let screen = StarScreen()
  private let navigation: NavigationModel
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
    StarAppearance(state).apply(to: screen.star)
  }

  func makeDetail() -> ViewController {
    DetailViewController(star: star)
  }

  func starAndOpen() {
    navigation.requestToNavigate()
    star.star()
  }

  final func follow(_ request: NavigationRequest) {
    if request == .granted, navigationController?.topViewController === self { openDetail() }
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

  func openDetail() {
    navigationController?.pushViewController(makeDetail(), animated: true)
  }
}
