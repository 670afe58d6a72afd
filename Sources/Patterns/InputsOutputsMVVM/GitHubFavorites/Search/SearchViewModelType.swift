import Reactive
import Samples

/// The messages of the search's view to its view model.
protocol SearchViewModelInputs {
  /// Call when the field begins to be edited.
  func editingDidBegin()
  /// Call when the field ceases to be edited.
  func editingDidEnd()
  /// Call when the text in the field has changed.
  func textChanged(to text: String)
  /// Call when the keyboard's search key is tapped.
  func searchTapped()
  /// Call when the button that ends editing is tapped.
  func cancelTapped()
  /// Call when other rows have come into sight.
  func resultsScrolled(to offset: Int)
  /// Call when a row is selected.
  func resultSelected(at row: Int)
}

/// The publishers that tell the search's view what to show, and where to go.
protocol SearchViewModelOutputs {
  /// The logins of the users that were found.
  var logins: AnyPublisher<[String], Never> { get }
  /// The text that says how many rows have arrived, and how many there are.
  var total: AnyPublisher<String, Never> { get }
  /// Publishes whether a request is under way.
  var isLoading: AnyPublisher<Bool, Never> { get }
  /// Publishes whether the button that ends editing is out of sight.
  var isCancelHidden: AnyPublisher<Bool, Never> { get }
  /// Publishes when editing is to end.
  var endEditing: AnyPublisher<Void, Never> { get }
  /// Publishes a user who is to be opened.
  var goToUser: AnyPublisher<User, Never> { get }
  /// Publishes why a request failed.
  var showFailure: AnyPublisher<String, Never> { get }
}

/// The search's view model as its view sees it.
protocol SearchViewModelType {
  var inputs: any SearchViewModelInputs { get }
  var outputs: any SearchViewModelOutputs { get }
}
