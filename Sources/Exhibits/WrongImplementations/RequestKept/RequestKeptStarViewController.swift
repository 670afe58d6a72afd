import HeadlessUI
import Samples

/// Controls the first screen: toggles the star, opens the item or asks what to do.
@Traced(.controller)
final class RequestKeptStarViewController: ViewController {
  private let star: StarModel
  private let screen: StarScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?
  private var wantsToOpen = false

  init(star: StarModel) {
    screen = StarScreen()
    self.star = star
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.star.toggle() }, for: .touchUpInside)
    screen.navigate.addAction(Action { [weak self] _ in self?.navigate() }, for: .touchUpInside)
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  private func show(_ state: StarState) {
    StarAppearance(state).apply(to: screen.star)
    // The mistake: the wish is cleared neither where it is granted nor where the star settles at ☆.
    if wantsToOpen, state.isStarred, navigationController?.topViewController === self {
      openDetail()
    }
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
    wantsToOpen = true
    star.star()
  }

  private func openDetail() {
    navigationController?.pushViewController(DetailViewController(star: star), animated: true)
  }
}
