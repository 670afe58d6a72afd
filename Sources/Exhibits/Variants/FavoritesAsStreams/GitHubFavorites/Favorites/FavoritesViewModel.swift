import Reactive
import Samples

/// Publishes the favorites as a list, and removes them all.
@Traced(.viewModel)
final class FavoritesViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let selection: AnyPublisher<Int, Never>
    let removeAll: AnyPublisher<Void, Never>
  }

  let names: AnyPublisher<[String], Never>
  let isEmptyHidden: AnyPublisher<Bool, Never>
  let isRemoveAllHidden: AnyPublisher<Bool, Never>
  /// The repository to open next.
  let selectedRepository: AnyPublisher<Repository, Never>
  /// The source of the outputs; only kept.
  private let current: CurrentValueSubject<Favorites, Never>
  private let cancellables: [AnyCancellable]

  init(favorites: FavoritesStreams, inputs: Inputs) {
    let current = CurrentValueSubject<Favorites, Never>(Favorites())
    self.current = current

    let repositories = current.map(\.repositories)
    names = repositories.map { $0.map(\.fullName) }.removeDuplicates().eraseToAnyPublisher()
    isEmptyHidden = repositories.map { !$0.isEmpty }.removeDuplicates().eraseToAnyPublisher()
    isRemoveAllHidden = repositories.map(\.isEmpty).removeDuplicates().eraseToAnyPublisher()
    selectedRepository = inputs.selection
      .withLatestFrom(repositories) { row, repositories in repositories[row] }
      .eraseToAnyPublisher()

    cancellables = [
      favorites.output.sink { current.send($0) },
      inputs.removeAll.sink {
        var next = current.value
        next.removeAll()
        favorites.input(next)
      },
    ]
  }
}
