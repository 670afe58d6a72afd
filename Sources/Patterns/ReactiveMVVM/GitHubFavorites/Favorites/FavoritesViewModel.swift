import Reactive
import Samples

/// Publishes the favorites as a list, and removes them all.
@Traced(.viewModel)
final class FavoritesViewModel {
  /// What the view gives.
  struct Inputs {
    let selection: AnyPublisher<Int, Never>
    let removeAll: AnyPublisher<Void, Never>
  }

  let names: AnyPublisher<[String], Never>
  let isEmpty: AnyPublisher<Bool, Never>
  /// The repository to open next.
  let selectedRepository: AnyPublisher<Repository, Never>
  private let favoritesSubject: CurrentValueSubject<Favorites, Never>
  private let observation: ObservationToken
  private let cancellable: AnyCancellable

  init(favorites: FavoritesModel, inputs: Inputs) {
    let subject = CurrentValueSubject<Favorites, Never>(favorites.favorites)
    favoritesSubject = subject
    names = subject.map { $0.repositories.map(\.fullName) }.removeDuplicates()
      .eraseToAnyPublisher()
    isEmpty = subject.map(\.repositories.isEmpty).removeDuplicates().eraseToAnyPublisher()
    selectedRepository = inputs.selection
      .withLatestFrom(subject) { row, favorites in favorites.repositories[row] }
      .eraseToAnyPublisher()
    observation = favorites.observe { subject.send($0) }
    cancellable = inputs.removeAll.sink { favorites.removeAll() }
  }
}
