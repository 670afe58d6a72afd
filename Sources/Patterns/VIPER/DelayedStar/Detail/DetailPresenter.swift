import Samples
import Trace

/// Decides what the second screen shows.
@Traced(.presenter)
final class DetailPresenter {
  weak var view: (any DetailViewInput)?
  private let interactor: any DetailInteractorInput

  init(interactor: any DetailInteractorInput) {
    self.interactor = interactor
  }
}

@Traced(extending: .presenter)
extension DetailPresenter: DetailViewOutput {
  func viewIsReady() { interactor.start() }

  func didTapStar() { interactor.toggle() }
}

@Traced(extending: .presenter)
extension DetailPresenter: DetailInteractorOutput {
  func starChanged(to star: StarState) {
    let appearance = StarAppearance(star)
    view?.showStar(appearance.title, color: appearance.color, isEnabled: appearance.isEnabled)
  }
}
