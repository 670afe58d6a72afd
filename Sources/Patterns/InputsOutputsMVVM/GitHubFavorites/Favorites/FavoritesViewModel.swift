import Reactive
import Samples

/// Turns the favorites into a list, and removes them all.
@Traced(.viewModel)
final class FavoritesViewModel: FavoritesViewModelType, FavoritesViewModelInputs,
  FavoritesViewModelOutputs
{
  let names: AnyPublisher<[String], Never>
  let isEmpty: AnyPublisher<Bool, Never>
  let goToRepository: AnyPublisher<Repository, Never>
  var inputs: any FavoritesViewModelInputs { self }
  var outputs: any FavoritesViewModelOutputs { self }

  private let favoritesSubject: CurrentValueSubject<Favorites, Never>
  private let observation: ObservationToken
  private let cancellable: AnyCancellable

  init(favorites: FavoritesModel) {
    let subject = CurrentValueSubject<Favorites, Never>(favorites.favorites)
    favoritesSubject = subject

    let shown = viewDidLoadSubject.flatMap { subject }.map(\.repositories)
    names = shown.map { $0.map(\.fullName) }.removeDuplicates().eraseToAnyPublisher()
    isEmpty = shown.map(\.isEmpty).removeDuplicates().eraseToAnyPublisher()
    goToRepository =
      favoriteSelectedSubject
      .withLatestFrom(subject) { row, favorites in favorites.repositories[row] }
      .eraseToAnyPublisher()
    observation = favorites.observe { subject.send($0) }
    cancellable = removeAllTappedSubject.sink { favorites.removeAll() }
  }

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  func viewDidLoad() { viewDidLoadSubject.send() }

  private let favoriteSelectedSubject = PassthroughSubject<Int, Never>()
  func favoriteSelected(at row: Int) { favoriteSelectedSubject.send(row) }

  private let removeAllTappedSubject = PassthroughSubject<Void, Never>()
  func removeAllTapped() { removeAllTappedSubject.send() }
}
