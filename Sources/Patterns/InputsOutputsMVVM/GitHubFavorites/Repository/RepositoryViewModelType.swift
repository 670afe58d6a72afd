import Reactive

/// The messages of a repository's view to its view model.
protocol RepositoryViewModelInputs {
  /// Call when the button that adds or removes the favorite is tapped.
  func favoriteTapped()
}

/// The publishers that tell a repository's view what to show.
protocol RepositoryViewModelOutputs {
  /// The name, with the owner's.
  var name: AnyPublisher<String, Never> { get }
  /// The description of the repository.
  var description: AnyPublisher<String, Never> { get }
  /// The title of the button, which says what a tap does.
  var favoriteTitle: AnyPublisher<String, Never> { get }
}

/// A repository's view model as its view sees it.
protocol RepositoryViewModelType {
  var inputs: any RepositoryViewModelInputs { get }
  var outputs: any RepositoryViewModelOutputs { get }
}
