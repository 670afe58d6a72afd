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
  private let favorites: FavoritesStreams
  /// The favorites that the stream published last.
  private let current: CurrentValueSubject<Favorites, Never>
  private var cancellables: [AnyCancellable] = []

  init(repository: Repository, favorites: FavoritesStreams, inputs: Inputs) {
    let current = CurrentValueSubject<Favorites, Never>(Favorites())
    self.repository = repository
    self.favorites = favorites
    self.current = current

    name = Just(repository.fullName).eraseToAnyPublisher()
    description = Just(repository.description).eraseToAnyPublisher()
    favoriteTitle =
      current
      .map { $0.contains(repository) ? "Remove" : "Add" }
      .removeDuplicates()
      .eraseToAnyPublisher()

    cancellables = [
      favorites.output.sink { current.send($0) },
      inputs.favorite.sink { [weak self] in self?.toggleFavorite() },
    ]
  }

  private func toggleFavorite() {
    var next = current.value
    if next.contains(repository) {
      next.remove(repository)
    } else {
      next.add(repository)
    }
    favorites.input(next)
  }
}
