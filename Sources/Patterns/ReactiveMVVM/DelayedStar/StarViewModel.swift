import Reactive
import Samples

/// The first screen: what its star looks like, and where it wants to go.
@Traced(.viewModel)
final class StarViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let star: AnyPublisher<Void, Never>
    let navigate: AnyPublisher<Void, Never>
    let starAndOpen: AnyPublisher<Void, Never>
  }

  /// The thing that the view is to do next.
  enum Route {
    case detail
    case unstarredAlert
  }

  let appearance: StarAppearance
  let route: AnyPublisher<Route, Never>
  /// The source of the outputs; only kept, as the request is.
  private let state: CurrentValueSubject<StarState, Never>
  private let request: PassthroughSubject<NavigationRequest, Never>
  private let observations: [ObservationToken]
  private let cancellables: [AnyCancellable]

  init(star: StarModel, navigation: NavigationModel, inputs: Inputs) {
    let state = CurrentValueSubject<StarState, Never>(star.state)
    let request = PassthroughSubject<NavigationRequest, Never>()
    self.state = state
    self.request = request

    appearance = StarAppearance(of: state)
    route = inputs.navigate
      .withLatestFrom(state)
      .map { $0.isStarred ? Route.detail : .unstarredAlert }
      .merge(with: request.filter { $0 == .granted }.map { _ in Route.detail })
      .eraseToAnyPublisher()

    observations = [
      star.observe { state.send($0) },
      navigation.observe { request.send($0) },
    ]
    cancellables = [
      inputs.star.sink { star.toggle() },
      inputs.starAndOpen.sink {
        navigation.requestToNavigate()
        star.star()
      },
    ]
  }
}
