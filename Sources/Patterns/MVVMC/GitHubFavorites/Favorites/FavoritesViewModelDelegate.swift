import Samples

/// Decides where a selection among the favorites leads.
protocol FavoritesViewModelDelegate: AnyObject {
  /// A repository was selected.
  func favoritesViewModel(_ viewModel: FavoritesViewModel, didSelect repository: Repository)
}
