import Samples

/// The favorites that all screens share, and which of them is open in their own tab.
enum FavoritesFeature {
  struct State: Equatable {
    var favorites = Favorites()
    var repository: Repository?
  }

  enum Action: Equatable {
    case favoriteButtonTapped(Repository)
    case removeAllButtonTapped
    case repositoryTapped(Repository)
    case repository(PresentationAction<Never>)
  }
}

@Traced(.reducer)
struct FavoritesReducer: Reducer {
  func reduce(
    into state: inout FavoritesFeature.State, action: FavoritesFeature.Action
  ) -> Effect<FavoritesFeature.Action> {
    switch action {
    case .favoriteButtonTapped(let repository): toggle(repository, in: &state.favorites)
    case .removeAllButtonTapped: state.favorites.removeAll()
    case .repositoryTapped(let repository): state.repository = repository
    case .repository(.dismiss): state.repository = nil
    }
    return .none
  }

  /// Removes a repository that is among the favorites, or adds one that is not.
  private func toggle(_ repository: Repository, in favorites: inout Favorites) {
    if favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }
}
