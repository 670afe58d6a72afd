import Samples

/// The first screen: its star, and where it goes.
@Traced(.viewModel)
final class StarViewModel {
  let button: StarButtonViewModel
  private let star: StarModel
  private let navigation: NavigationModel
  private weak var navigator: (any StarNavigating)?
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(star: StarModel, navigation: NavigationModel, navigator: any StarNavigating) {
    self.star = star
    self.navigation = navigation
    self.navigator = navigator
    button = StarButtonViewModel(star: star)
    observation = navigation.observe { [weak self] request in self?.follow(request) }
  }

  func navigate() {
    if star.state.isStarred {
      navigator?.openDetail()
    } else {
      navigator?.askToStar { [weak self] in self?.starAndOpen() }
    }
  }

  private func starAndOpen() {
    navigation.requestToNavigate()
    star.star()
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted { navigator?.openDetail() }
  }
}
