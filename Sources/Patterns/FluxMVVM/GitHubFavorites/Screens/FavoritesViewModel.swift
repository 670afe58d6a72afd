import Reactive
import Samples

/// Tells the action creator what was tapped; publishes how the store's favorites look, and where the
/// screen wants to go.
@Traced(.viewModel)
final class FavoritesViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let removeAll: AnyPublisher<Void, Never>
    let selection: AnyPublisher<Int, Never>
  }

  /// The thing that the view is to do next.
  enum Route: Equatable {
    case repository(Repository)
  }

  let names: AnyPublisher<[String], Never>
  let isEmptyHidden: AnyPublisher<Bool, Never>
  let isRemoveAllHidden: AnyPublisher<Bool, Never>
  let route: AnyPublisher<Route, Never>
  /// The store's favorites, as a publisher.
  private let favorites: CurrentValueSubject<Favorites, Never>
  /// Held to stay subscribed to the store and the taps.
  private let subscription: StoreSubscription
  private let cancellable: AnyCancellable

  init(actions: FavoritesActions, store: FavoritesStore, inputs: Inputs) {
    let favorites = CurrentValueSubject<Favorites, Never>(store.value)
    self.favorites = favorites
    names = favorites.map { $0.repositories.map(\.fullName) }.eraseToAnyPublisher()
    isEmptyHidden = favorites.map { !$0.repositories.isEmpty }.removeDuplicates()
      .eraseToAnyPublisher()
    isRemoveAllHidden = favorites.map(\.repositories.isEmpty).removeDuplicates()
      .eraseToAnyPublisher()
    route = inputs.selection.map { .repository(store.value.repositories[$0]) }
      .eraseToAnyPublisher()
    subscription = store.subscribe { favorites.send(store.value) }
    cancellable = inputs.removeAll.sink { actions.removeAll() }
  }
}
