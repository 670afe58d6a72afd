import Samples

/// The contents of the list of favorites, kept in step with these, and where it wants to go.
@Traced(.viewModel)
final class FavoritesViewModel: Bindable {
  /// The place that the screen is to go to next.
  enum Route: Equatable {
    case repository(Repository)
  }

  let changes: Changes<FavoritesViewModel>
  private(set) var rows: [String] = []
  private(set) var isEmptyHidden = false
  private(set) var isRemoveAllHidden = true
  /// Announced, and gone again.
  private(set) var route: Route?
  private let favorites: FavoritesModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(favorites: FavoritesModel) {
    changes = Changes(
      publishing: [
        \.rows: "rows", \.isEmptyHidden: "isEmptyHidden", \.isRemoveAllHidden: "isRemoveAllHidden",
        \.route: "route",
      ])
    self.favorites = favorites
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  func removeAll() { favorites.removeAll() }

  func select(row: Int) {
    changes.announce(\.route, of: self, .repository(favorites.favorites.repositories[row]))
  }

  private func show(_ favorites: Favorites) {
    let isEmpty = favorites.repositories.isEmpty
    changes.update(\.isEmptyHidden, of: self, to: !isEmpty)
    changes.update(\.isRemoveAllHidden, of: self, to: isEmpty)
    changes.update(\.rows, of: self, to: favorites.repositories.map(\.fullName))
  }
}
