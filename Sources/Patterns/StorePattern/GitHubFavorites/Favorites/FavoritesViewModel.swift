import Samples

/// Commits what the list of favorites shows, and sends which one to open.
@Traced(.viewModel)
final class FavoritesViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    var rows: [String] = []
    var isEmpty = true
  }

  /// Something that the screen is to do once.
  enum Activity: Equatable {
    case open(Repository)
  }

  let store: Store<State, Activity>
  private let favorites: FavoritesModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(favorites: FavoritesModel) {
    store = Store(State())
    self.favorites = favorites
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  func removeAll() { favorites.removeAll() }

  func select(row: Int) {
    store.send(.open(favorites.favorites.repositories[row]))
  }

  private func show(_ favorites: Favorites) {
    store.commit(
      State(
        rows: favorites.repositories.map(\.fullName), isEmpty: favorites.repositories.isEmpty))
  }
}
