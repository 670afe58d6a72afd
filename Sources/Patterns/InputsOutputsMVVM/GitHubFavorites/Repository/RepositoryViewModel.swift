import Reactive
import Samples

/// Shows a repository, and adds it to the favorites or removes it.
@Traced(.viewModel)
final class RepositoryViewModel: RepositoryViewModelType, RepositoryViewModelInputs,
  RepositoryViewModelOutputs
{
  let name: AnyPublisher<String, Never>
  let description: AnyPublisher<String, Never>
  let favoriteTitle: AnyPublisher<String, Never>
  var inputs: any RepositoryViewModelInputs { self }
  var outputs: any RepositoryViewModelOutputs { self }

  private let favoritesSubject: CurrentValueSubject<Favorites, Never>
  private let observation: ObservationToken
  private let cancellable: AnyCancellable

  init(repository: Repository, favorites: FavoritesModel) {
    let subject = CurrentValueSubject<Favorites, Never>(favorites.favorites)
    favoritesSubject = subject

    name = viewDidLoadSubject.map { repository.fullName }.eraseToAnyPublisher()
    description = viewDidLoadSubject.map { repository.description }.eraseToAnyPublisher()
    favoriteTitle = viewDidLoadSubject.flatMap { subject }
      .map { $0.contains(repository) ? "Remove" : "Add" }
      .removeDuplicates().eraseToAnyPublisher()
    observation = favorites.observe { subject.send($0) }
    cancellable = favoriteTappedSubject.sink { favorites.toggle(repository) }
  }

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  func viewDidLoad() { viewDidLoadSubject.send() }

  private let favoriteTappedSubject = PassthroughSubject<Void, Never>()
  func favoriteTapped() { favoriteTappedSubject.send() }
}
