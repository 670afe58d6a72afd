import Reactive
import Samples

/// The messages of the view of a user's repositories to its view model.
protocol UserViewModelInputs {
  /// Call when the view has loaded.
  func viewDidLoad()
  /// Call when other rows have come into sight.
  func repositoriesScrolled(to offset: Int)
  /// Call when a row is selected.
  func repositorySelected(at row: Int)
}

/// The publishers that tell the view of a user's repositories what to show, and where to go.
protocol UserViewModelOutputs {
  /// The title of the screen.
  var title: AnyPublisher<String, Never> { get }
  /// A line for each repository.
  var repositories: AnyPublisher<[String], Never> { get }
  /// The text that says how many rows have arrived, and how many there are.
  var total: AnyPublisher<String, Never> { get }
  /// Publishes whether a request is under way.
  var isLoading: AnyPublisher<Bool, Never> { get }
  /// Publishes a repository that is to be opened.
  var goToRepository: AnyPublisher<Repository, Never> { get }
  /// Publishes why a request failed.
  var showFailure: AnyPublisher<String, Never> { get }
}

/// The view model of a user's repositories as its view sees it.
protocol UserViewModelType {
  var inputs: any UserViewModelInputs { get }
  var outputs: any UserViewModelOutputs { get }
}
