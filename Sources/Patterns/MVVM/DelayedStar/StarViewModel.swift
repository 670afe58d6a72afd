import Samples

/// The first screen: its star, and where it wants to go.
@Traced(.viewModel)
final class StarViewModel: Bindable {
  /// The place that the screen is to go to next.
  enum Route {
    case detail
    case unstarredAlert
  }

  let changes: Changes<StarViewModel>
  let button: StarButtonViewModel
  /// Announced, and gone again.
  private(set) var route: Route?
  private let star: StarModel
  private let navigation: NavigationModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(star: StarModel, navigation: NavigationModel) {
    changes = Changes(publishing: [\.route: "route"])
    self.star = star
    self.navigation = navigation
    button = StarButtonViewModel(star: star)
    observation = navigation.observe { [weak self] request in self?.follow(request) }
  }

  func navigate() {
    announce(star.state.isStarred ? .detail : .unstarredAlert)
  }

  func starAndOpen() {
    navigation.requestToNavigate()
    star.star()
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted { announce(.detail) }
  }

  private func announce(_ route: Route) {
    changes.announce(\.route, of: self, route)
  }
}
