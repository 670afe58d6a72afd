import Reactive
import Samples

/// The first screen: what its star looks like, and where it wants to go; hands what the person does
/// to the action creator, and the change that is under way.
@Traced(.viewModel)
final class StarViewModel {
  /// What the view gives.
  struct Inputs {
    let viewDidLoad: AnyPublisher<Void, Never>
    let star: AnyPublisher<Void, Never>
    let navigate: AnyPublisher<Void, Never>
    let starAndOpen: AnyPublisher<Void, Never>
  }

  /// What the view is to do next.
  enum Route {
    case detail
    case unstarredAlert
  }

  let appearance: StarAppearance
  let route: AnyPublisher<Route, Never>
  private let actions: StarActions
  private let star: StarStore
  private let navigation: NavigationStore
  private var cancellables: [AnyCancellable] = []

  init(actions: StarActions, star: StarStore, navigation: NavigationStore, inputs: Inputs) {
    self.actions = actions
    self.star = star
    self.navigation = navigation
    appearance = StarAppearance(star)
    route = inputs.navigate
      .map { star.value.isStarred ? Route.detail : .unstarredAlert }
      .merge(with: navigation.changes.filter { $0 == .granted }.map { _ in Route.detail })
      .eraseToAnyPublisher()
    cancellables = [
      inputs.viewDidLoad.sink { [weak self] in self?.begin() },
      inputs.star.sink { actions.toggle() },
      inputs.starAndOpen.sink { actions.starAndOpen() },
    ]
  }

  /// Begins once the view is bound, which is thus shown a change before its request is sent.
  private func begin() {
    cancellables.append(star.changes.sink { [actions] state in actions.follow(state) })
  }
}
