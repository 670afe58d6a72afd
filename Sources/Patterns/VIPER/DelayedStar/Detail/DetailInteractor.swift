import Samples

/// Toggles the star, and reports it.
@Traced(.interactor)
final class DetailInteractor: DetailInteractorInput {
  weak var output: (any DetailInteractorOutput)?
  private let star: StarModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(star: StarModel) {
    self.star = star
  }

  func start() {
    observation = star.observe { [weak self] state in self?.output?.starChanged(to: state) }
  }

  func toggle() { star.toggle() }
}
