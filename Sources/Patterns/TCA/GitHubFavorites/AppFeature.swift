import Samples

/// The app: a tab for searching, one for the favorites.
enum AppFeature {
  struct State: Equatable {
    var search: SearchFeature.State
    var favorites = FavoritesFeature.State()
  }

  enum Action: Equatable {
    case search(SearchFeature.Action)
    case favorites(FavoritesFeature.Action)
  }
}

@Traced(.reducer)
struct AppReducer: Reducer {
  let search: SearchReducer
  let favorites: FavoritesReducer

  func reduce(
    into state: inout AppFeature.State, action: AppFeature.Action
  ) -> Effect<AppFeature.Action> {
    switch action {
    case .search(let action):
      search.scope(\.search, of: &state, action, as: AppFeature.Action.search)
    case .favorites(let action):
      favorites.scope(\.favorites, of: &state, action, as: AppFeature.Action.favorites)
    }
  }
}
