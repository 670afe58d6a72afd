import Reactive
import Samples

/// The first screen: what its star looks like, and where it wants to go; tells the action creator
/// what was tapped and chosen.
@Traced(.viewModel)
final class StarViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let star: AnyPublisher<Void, Never>
    let navigate: AnyPublisher<Void, Never>
    let starAndOpen: AnyPublisher<Void, Never>
    let ok: AnyPublisher<Void, Never>
  }

  /// The thing that the view is to do next.
  enum Route {
    case detail
    case unstarredAlert
  }

  let appearance: StarAppearance
  let route: AnyPublisher<Route, Never>
  private let actions: StarActions
  private let navigation: NavigationStore
  private let question: QuestionStore
  /// The store's star, as a publisher.
  private let state: CurrentValueSubject<StarState, Never>
  private let routes = PassthroughSubject<Route, Never>()
  /// Held to stay subscribed to the stores and the inputs.
  private var subscriptions: [StoreSubscription] = []
  private let cancellables: [AnyCancellable]

  init(
    actions: StarActions, star: StarStore, navigation: NavigationStore, question: QuestionStore,
    inputs: Inputs
  ) {
    let state = CurrentValueSubject<StarState, Never>(star.value)
    self.actions = actions
    self.navigation = navigation
    self.question = question
    self.state = state
    appearance = StarAppearance(state)
    route = routes.eraseToAnyPublisher()
    cancellables = [
      inputs.star.sink { actions.toggle() },
      inputs.navigate.sink { actions.navigate() },
      inputs.starAndOpen.sink { actions.starAndOpen() },
      inputs.ok.sink { actions.questionDismissed() },
    ]
    subscriptions = [
      star.subscribe { state.send(star.value) },
      navigation.subscribe { [weak self] in self?.navigationChanged() },
      question.subscribe { [weak self] in self?.questionChanged() },
    ]
  }

  private func navigationChanged() {
    guard navigation.value == .granted else { return }
    routes.send(.detail)
    actions.requestTaken()
  }

  private func questionChanged() {
    if question.value { routes.send(.unstarredAlert) }
  }
}
