import Samples

/// Decides what the second screen shows.
@Traced(.presenter)
final class DetailPresenter: DetailPresenting {
  weak var view: (any DetailViewing)?
  private let star: StarModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(star: StarModel) {
    self.star = star
  }

  func viewDidLoad() {
    observation = star.observe { [weak self] state in self?.show(state) }
  }

  func didTapStar() { star.toggle() }

  private func show(_ state: StarState) {
    let appearance = StarAppearance(state)
    view?.showStar(
      appearance.title, color: appearance.color, isEnabled: appearance.isEnabled)
  }
}
