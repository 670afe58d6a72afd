import Reactive
import Samples

/// Publishes what is to be shown of a repository, and adds it to the favorites or removes it.
@Traced(.viewModel)
final class RepositoryViewModel {
  /// What the view gives.
  struct Inputs {
    let favorite: AnyPublisher<Void, Never>
  }

  let name: AnyPublisher<String, Never>
  let description: AnyPublisher<String, Never>
  let favoriteTitle: AnyPublisher<String, Never>
  private let favoritesSubject: CurrentValueSubject<Favorites, Never>
  private let observation: ObservationToken
  private let cancellable: AnyCancellable

  init(repository: Repository, favorites: FavoritesModel, inputs: Inputs) {
    let subject = CurrentValueSubject<Favorites, Never>(favorites.favorites)
    favoritesSubject = subject
    name = Just(repository.fullName).eraseToAnyPublisher()
    description = Just(repository.description).eraseToAnyPublisher()
    favoriteTitle = subject.map { $0.contains(repository) ? "Remove" : "Add" }
      .removeDuplicates().eraseToAnyPublisher()
    observation = favorites.observe { subject.send($0) }
    cancellable = inputs.favorite.sink { favorites.toggle(repository) }
  }
}
