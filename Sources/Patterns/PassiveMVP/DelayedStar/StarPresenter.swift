import Samples

/// Decides what the first screen shows, and when the item is opened.
@Traced(.presenter)
final class StarPresenter: StarPresenting {
  weak var view: (any StarViewing)?
  private let star: StarModel
  private let navigation: NavigationModel
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(star: StarModel, navigation: NavigationModel) {
    self.star = star
    self.navigation = navigation
  }

  func viewDidLoad() {
    observations = [
      star.observe { [weak self] state in self?.show(state) },
      navigation.observe { [weak self] request in self?.follow(request) },
    ]
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

  private func show(_ state: StarState) {
    let appearance = StarAppearance(state)
    view?.showStar(
      appearance.title, color: appearance.color, isEnabled: appearance.isEnabled)
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted, view?.isOnTop() == true {
      view?.openDetail()
    }
  }
}
