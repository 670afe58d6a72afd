import Reactive
import Samples

/// Publishes the favorites as a list, removes them all, and notifies its delegate which was
/// selected.
@Traced(.viewModel)
final class FavoritesViewModel {
  weak var delegate: (any FavoritesViewModelDelegate)?
  let names: AnyPublisher<[String], Never>
  let isEmptyHidden: AnyPublisher<Bool, Never>
  let isRemoveAllHidden: AnyPublisher<Bool, Never>
  private let favorites: FavoritesModel
  private let repositories: CurrentValueSubject<[Repository], Never>
  private let observation: ObservationToken

  init(favorites: FavoritesModel) {
    let repositories = CurrentValueSubject<[Repository], Never>(favorites.favorites.repositories)
    self.favorites = favorites
    self.repositories = repositories

    names = repositories.map { $0.map(\.fullName) }.removeDuplicates().eraseToAnyPublisher()
    isEmptyHidden = repositories.map { !$0.isEmpty }.removeDuplicates().eraseToAnyPublisher()
    isRemoveAllHidden = repositories.map(\.isEmpty).removeDuplicates().eraseToAnyPublisher()

    observation = favorites.observe { repositories.send($0.repositories) }
  }

  func removeAllTapped() { favorites.removeAll() }

  func selected(row: Int) {
    delegate?.favoritesViewModel(self, didSelect: repositories.value[row])
  }
}
