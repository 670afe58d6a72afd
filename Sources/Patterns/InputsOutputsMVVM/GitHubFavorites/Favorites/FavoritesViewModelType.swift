import Reactive
import Samples

/// The messages of the favorites' view to its view model.
protocol FavoritesViewModelInputs {
  /// Call when a row is selected.
  func favoriteSelected(at row: Int)
  /// Call when the button that removes them all is tapped.
  func removeAllTapped()
}

/// The publishers that tell the favorites' view what to show, and where to go.
protocol FavoritesViewModelOutputs {
  /// The names of the favorites.
  var names: AnyPublisher<[String], Never> { get }
  /// Publishes whether the words that say that there are none are out of sight.
  var isEmptyHidden: AnyPublisher<Bool, Never> { get }
  /// Publishes whether the button that removes them all is out of sight.
  var isRemoveAllHidden: AnyPublisher<Bool, Never> { get }
  /// Publishes a repository that is to be opened.
  var goToRepository: AnyPublisher<Repository, Never> { get }
}

/// The favorites' view model as its view sees it.
protocol FavoritesViewModelType {
  var inputs: any FavoritesViewModelInputs { get }
  var outputs: any FavoritesViewModelOutputs { get }
}
