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
  private let repositories: CurrentValueSubject<[Repository], Never>
  private let observation: ObservationToken
  private let cancellable: AnyCancellable

  init(favorites: FavoritesModel, inputs: Inputs) {
    let repositories = CurrentValueSubject<[Repository], Never>(favorites.favorites.repositories)
    self.repositories = repositories

    names = repositories.map { $0.map(\.fullName) }.removeDuplicates().eraseToAnyPublisher()
    isEmptyHidden = repositories.map { !$0.isEmpty }.removeDuplicates().eraseToAnyPublisher()
    isRemoveAllHidden = repositories.map(\.isEmpty).removeDuplicates().eraseToAnyPublisher()
    selectedRepository = inputs.selection
      .withLatestFrom(repositories) { row, repositories in repositories[row] }
      .eraseToAnyPublisher()

    observation = favorites.observe { repositories.send($0.repositories) }
    cancellable = inputs.removeAll.sink { favorites.removeAll() }
  }
}
