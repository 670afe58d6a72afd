import Reactive
import Samples

/// Tells the action creator what was tapped, and publishes whether the repository is among the
/// store's favorites.
@Traced(.viewModel)
final class RepositoryViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let favorite: AnyPublisher<Void, Never>
  }

  let name: String
  let description: String
  let favoriteTitle: AnyPublisher<String, Never>
  /// The store's favorites, as a publisher.
  private let favorites: CurrentValueSubject<Favorites, Never>
  /// Held to stay subscribed to the store and the taps.
  private let subscription: StoreSubscription
  private let cancellable: AnyCancellable

  init(
    repository: Repository, actions: FavoritesActions, favorites store: FavoritesStore,
    inputs: Inputs
  ) {
    let favorites = CurrentValueSubject<Favorites, Never>(store.value)
    self.favorites = favorites
    name = repository.fullName
    description = repository.description
    favoriteTitle = favorites.map { $0.contains(repository) ? "Remove" : "Add" }
      .removeDuplicates().eraseToAnyPublisher()
    subscription = store.subscribe { favorites.send(store.value) }
    cancellable = inputs.favorite.sink { actions.toggleFavorite(repository) }
  }
}
