import Reactive

/// What the view reports to a repository's view model.
protocol RepositoryViewModelInputs {
  /// Call when the button that adds or removes the favorite is tapped.
  func favoriteTapped()
}

/// What a repository's view model tells the view to show.
protocol RepositoryViewModelOutputs {
  /// The name, with the owner's.
  var name: AnyPublisher<String, Never> { get }
  /// What the repository is about.
  var description: AnyPublisher<String, Never> { get }
  /// What the button would do.
  var favoriteTitle: AnyPublisher<String, Never> { get }
}

/// A repository's view model as its view sees it.
protocol RepositoryViewModelType {
  var inputs: any RepositoryViewModelInputs { get }
  var outputs: any RepositoryViewModelOutputs { get }
}
