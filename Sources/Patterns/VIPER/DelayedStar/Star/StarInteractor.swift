import Samples

/// Toggles the star, keeps the wish to open the item, and reports both.
@Traced(.interactor)
final class StarInteractor: StarInteractorInput {
  weak var output: (any StarInteractorOutput)?
  private let star: StarModel
  private let navigation: NavigationModel
  /// Kept only because releasing them would end the observations.
  private var observations: [ObservationToken] = []

  init(star: StarModel, navigation: NavigationModel) {
    self.star = star
    self.navigation = navigation
  }

  func start() {
    observations = [
      star.observe { [weak self] state in self?.output?.starChanged(to: state) },
      navigation.observe { [weak self] request in self?.report(request) },
    ]
  }

  func isStarred() -> Bool { star.state.isStarred }

  func toggle() { star.toggle() }

  func starAndRequestNavigation() {
    navigation.requestToNavigate()
    star.star()
  }

  private func report(_ request: NavigationRequest) {
    if request == .granted { output?.navigationGranted() }
  }
}
