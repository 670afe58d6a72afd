import HeadlessUI
import Samples

/// Controls the second screen, on the same star.
@Traced(.controller)
final class DetailViewController: ViewController {
  private let star: StarModel
  private let screen: DetailScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(star: StarModel) {
    screen = DetailScreen()
    self.star = star
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.star.toggle() }, for: .touchUpInside)
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  private func show(_ state: StarState) {
    StarAppearance(state).apply(to: screen.star)
  }
}
