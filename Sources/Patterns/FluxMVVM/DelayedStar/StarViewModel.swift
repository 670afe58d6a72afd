import Reactive
import Samples

/// The first screen: what its star looks like, and where it wants to go.
@Traced(.viewModel)
final class StarViewModel {
  /// What the view gives.
  struct Inputs {
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
  private let navigation: NavigationStore
  private let cancellables: [AnyCancellable]

  init(actions: StarActions, star: StarStore, navigation: NavigationStore, inputs: Inputs) {
    self.navigation = navigation
    appearance = StarAppearance(star)
    route = inputs.navigate
      .map { star.value.isStarred ? Route.detail : .unstarredAlert }
      .merge(with: navigation.changes.filter { $0 == .granted }.map { _ in Route.detail })
      .eraseToAnyPublisher()
    cancellables = [
      inputs.star.sink { actions.toggle(star.value) },
      inputs.starAndOpen.sink { actions.starAndOpen(star.value) },
    ]
  }
}
