import Samples

/// The first screen: its star, and where it goes.
@Traced(.viewModel)
final class StarViewModel {
  let button: StarButtonViewModel
  private weak var output: (any StarOutput)?
  private let star: StarModel
  private let navigation: NavigationModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(star: StarModel, navigation: NavigationModel) {
    self.star = star
    self.navigation = navigation
    button = StarButtonViewModel(star: star)
  }

  /// Begins to say where a view goes, also when a request is granted later.
  func show(on output: any StarOutput) {
    self.output = output
    observation = navigation.observe { [weak self] request in self?.follow(request) }
  }

  func navigate() {
    if star.state.isStarred {
      output?.openDetail()
    } else {
      output?.askToStar()
    }
  }

  func starAndOpen() {
    navigation.requestToNavigate()
    star.star()
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted { output?.openDetail() }
  }
}
