import Samples

/// Decides when the item is opened, and when the person is asked first; the star itself it leaves
/// to the view.
@Traced(.presenter)
final class StarPresenter: StarPresenting {
  weak var view: (any StarViewing)?
  private let star: StarModel
  private let navigation: NavigationModel

  init(star: StarModel, navigation: NavigationModel) {
    self.star = star
    self.navigation = navigation
  }

  func didTapStar() { star.toggle() }

  func didTapNavigate() {
    if star.state.isStarred {
      view?.openDetail()
    } else {
      view?.askToStar()
    }
  }

  func didChooseStarAndOpen() {
    navigation.requestToNavigate()
    star.star()
  }

  func navigationRequestDidChange(to request: NavigationRequest) {
    if request == .granted, view?.isOnTop() == true {
      view?.openDetail()
    }
  }
}
