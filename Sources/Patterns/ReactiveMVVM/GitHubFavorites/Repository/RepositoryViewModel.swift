import Reactive
import Samples

/// Publishes what is to be shown of a repository, and adds it to the favorites or removes it.
@Traced(.viewModel)
final class RepositoryViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let favorite: AnyPublisher<Void, Never>
  }

  let name: AnyPublisher<String, Never>
  let description: AnyPublisher<String, Never>
  let favoriteTitle: AnyPublisher<String, Never>
  private let repository: Repository
  private let favorites: FavoritesModel
  /// The source of the title; only kept.
  private let isFavorite: CurrentValueSubject<Bool, Never>
  private let observation: ObservationToken
  private var cancellable: AnyCancellable?

  init(repository: Repository, favorites: FavoritesModel, inputs: Inputs) {
    let isFavorite = CurrentValueSubject<Bool, Never>(favorites.favorites.contains(repository))
    self.repository = repository
    self.favorites = favorites
    self.isFavorite = isFavorite

    name = Just(repository.fullName).eraseToAnyPublisher()
    description = Just(repository.description).eraseToAnyPublisher()
    favoriteTitle =
      isFavorite
      .map { $0 ? "Remove" : "Add" }
      .removeDuplicates()
      .eraseToAnyPublisher()

    observation = favorites.observe { isFavorite.send($0.contains(repository)) }
    cancellable = inputs.favorite.sink { [weak self] in self?.toggleFavorite() }
  }

  private func toggleFavorite() {
    if favorites.favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }
}
