import Reactive
import Samples

/// Hands a tap to the action creator, and publishes whether the repository is among the store's
/// favorites.
@Traced(.viewModel)
final class RepositoryViewModel {
  /// What the view gives.
  struct Inputs {
    let favorite: AnyPublisher<Void, Never>
  }

  let name: String
  let description: String
  let favoriteTitle: AnyPublisher<String, Never>
  private let cancellable: AnyCancellable

  init(
    repository: Repository, actions: FavoritesActions, favorites: FavoritesStore, inputs: Inputs
  ) {
    name = repository.fullName
    description = repository.description
    favoriteTitle = favorites.changes.map { $0.contains(repository) ? "Remove" : "Add" }
      .removeDuplicates().eraseToAnyPublisher()
    cancellable = inputs.favorite.sink { actions.toggle(repository) }
  }
}
