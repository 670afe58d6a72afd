import Reactive
import Samples

/// The second screen: what its star looks like; tells the action creator what was tapped.
@Traced(.viewModel)
final class DetailViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let star: AnyPublisher<Void, Never>
  }

  let appearance: StarAppearance
  /// The store's star, as a publisher.
  private let state: CurrentValueSubject<StarState, Never>
  /// Held to stay subscribed to the store and the taps.
  private let subscription: StoreSubscription
  private let cancellable: AnyCancellable

  init(actions: StarActions, star: StarStore, inputs: Inputs) {
    let state = CurrentValueSubject<StarState, Never>(star.value)
    self.state = state
    appearance = StarAppearance(state)
    subscription = star.subscribe { state.send(star.value) }
    cancellable = inputs.star.sink { actions.toggle() }
  }
}
