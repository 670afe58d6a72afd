import Reactive
import Samples

/// Tells the action creator what was tapped, and publishes a text for each wheel from the store's
/// tally.
@Traced(.viewModel)
final class CounterViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let increment: AnyPublisher<Void, Never>
    let up: AnyPublisher<Void, Never>
    let down: AnyPublisher<Void, Never>
  }

  /// The text of each wheel; the ones come first.
  let wheels: [AnyPublisher<String, Never>]
  /// The store's tally, as a publisher.
  private let tally: CurrentValueSubject<Tally, Never>
  /// Held to stay subscribed to the store and the inputs.
  private let subscription: StoreSubscription
  private let cancellables: [AnyCancellable]

  init(actions: TallyActions, store: TallyStore, digits: Int, inputs: Inputs) {
    let tally = CurrentValueSubject<Tally, Never>(store.value)
    self.tally = tally
    wheels = (0..<digits).map { wheel in
      tally.map { String($0.digits[wheel]) }.removeDuplicates().eraseToAnyPublisher()
    }
    subscription = store.subscribe { tally.send(store.value) }
    cancellables = [
      inputs.increment.sink { actions.increment() },
      inputs.up.sink { actions.up() },
      inputs.down.sink { actions.down() },
    ]
  }
}
