import HeadlessUI
import Samples

/// The second screen: observes the star and shows it, reports what was tapped.
@Traced(.view)
final class DetailViewController: ViewController {
  private let presenter: any DetailPresenting
  private let star: StarModel
  private let screen: DetailScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(presenter: any DetailPresenting, star: StarModel) {
    screen = DetailScreen()
    self.presenter = presenter
    self.star = star
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(
      Action { [weak self] _ in self?.presenter.didTapStar() }, for: .touchUpInside)
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  private func show(_ state: StarState) {
    StarAppearance(state).apply(to: screen.star)
  }
}
