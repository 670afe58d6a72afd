import Samples

/// The first screen: commits how its star looks, and sends where the screen is to go.
@Traced(.viewModel)
final class StarViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    var star: StarAppearance
  }

  /// Something that the screen is to do once.
  enum Activity {
    case openDetail
    case askToStar
  }

  let store: Store<State, Activity>
  private let star: StarModel
  private let navigation: NavigationModel
  /// Held to keep the observations alive.
  private var observations: [ObservationToken] = []

  init(star: StarModel, navigation: NavigationModel) {
    self.star = star
    self.navigation = navigation
    store = Store(State(star: StarAppearance(star.state)))
    observations = [
      star.observe { [weak self] state in self?.show(state) },
      navigation.observe { [weak self] request in self?.follow(request) },
    ]
  }

  func toggle() { star.toggle() }

  func navigate() {
    store.send(star.state.isStarred ? .openDetail : .askToStar)
  }

  func starAndOpen() {
    navigation.requestToNavigate()
    star.star()
  }

  private func show(_ state: StarState) {
    store.commit(State(star: StarAppearance(state)))
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted { store.send(.openDetail) }
  }
}
