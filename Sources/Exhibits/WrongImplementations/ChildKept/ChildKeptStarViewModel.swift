import Reactive
import Samples

/// The first screen: the look of its star, and the wish to open the item, which its delegate
/// follows.
@Traced(.viewModel)
final class ChildKeptStarViewModel {
  weak var delegate: (any ChildKeptStarViewModelDelegate)?
  let appearance: ChildKeptStarAppearance
  private let star: StarModel
  private let navigation: NavigationModel
  /// The source of the appearance; only kept.
  private let state: CurrentValueSubject<StarState, Never>
  private var observations: [ObservationToken] = []

  init(star: StarModel, navigation: NavigationModel) {
    let state = CurrentValueSubject<StarState, Never>(star.state)
    self.star = star
    self.navigation = navigation
    self.state = state

    appearance = ChildKeptStarAppearance(of: state)

    observations = [
      star.observe { state.send($0) },
      navigation.observe { [weak self] request in self?.follow(request) },
    ]
  }

  func starTapped() { star.toggle() }

  func navigateTapped() {
    if star.state.isStarred {
      delegate?.starViewModelDidRequestDetail(self)
    } else {
      delegate?.starViewModelDidRefuseDetail(self)
    }
  }

  func starAndOpenChosen() {
    navigation.requestToNavigate()
    star.star()
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted { delegate?.starViewModelDidRequestDetail(self) }
  }
}
