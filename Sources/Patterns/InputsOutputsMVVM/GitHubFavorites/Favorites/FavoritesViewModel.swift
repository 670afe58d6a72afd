import Reactive
import Samples

/// Turns the favorites into a list, and removes them all.
@Traced(.viewModel)
final class FavoritesViewModel: FavoritesViewModelType, FavoritesViewModelInputs,
  FavoritesViewModelOutputs
{
  let names: AnyPublisher<[String], Never>
  let isEmptyHidden: AnyPublisher<Bool, Never>
  let isRemoveAllHidden: AnyPublisher<Bool, Never>
  let goToRepository: AnyPublisher<Repository, Never>
  var inputs: any FavoritesViewModelInputs { self }
  var outputs: any FavoritesViewModelOutputs { self }

  /// The source of the outputs; only kept.
  private let repositories: CurrentValueSubject<[Repository], Never>
  private let observation: ObservationToken
  private let cancellable: AnyCancellable

  init(favorites: FavoritesModel) {
    let repositories = CurrentValueSubject<[Repository], Never>(favorites.favorites.repositories)
    self.repositories = repositories

    names = repositories.map { $0.map(\.fullName) }.removeDuplicates().eraseToAnyPublisher()
    isEmptyHidden = repositories.map { !$0.isEmpty }.removeDuplicates().eraseToAnyPublisher()
    isRemoveAllHidden = repositories.map(\.isEmpty).removeDuplicates().eraseToAnyPublisher()
    goToRepository =
      favoriteSelectedSubject
      .withLatestFrom(repositories) { row, repositories in repositories[row] }
      .eraseToAnyPublisher()

    observation = favorites.observe { repositories.send($0.repositories) }
    cancellable = removeAllTappedSubject.sink { favorites.removeAll() }
  }

  private let favoriteSelectedSubject = PassthroughSubject<Int, Never>()
  func favoriteSelected(at row: Int) { favoriteSelectedSubject.send(row) }

  private let removeAllTappedSubject = PassthroughSubject<Void, Never>()
  func removeAllTapped() { removeAllTappedSubject.send() }
}
