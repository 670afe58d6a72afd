import Samples
import Trace

/// Decides what the first screen shows, and when the item is opened.
@Traced(.presenter)
final class StarPresenter {
  weak var view: (any StarViewInput)?
  private let interactor: any StarInteractorInput
  private let router: any StarRouterInput

  init(interactor: any StarInteractorInput, router: any StarRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

@Traced(extending: .presenter)
extension StarPresenter: StarViewOutput {
  func viewIsReady() { interactor.start() }

  func didTapStar() { interactor.toggle() }

  func didTapNavigate() {
    if interactor.isStarred() {
      router.openDetail()
    } else {
      view?.askToStar()
    }
  }

  func didChooseStarAndOpen() { interactor.starAndRequestNavigation() }
}

@Traced(extending: .presenter)
extension StarPresenter: StarInteractorOutput {
  func starChanged(to star: StarState) {
    let appearance = StarAppearance(star)
    view?.showStar(appearance.title, color: appearance.color, isEnabled: appearance.isEnabled)
  }

  func navigationGranted() { router.openDetail() }
}
