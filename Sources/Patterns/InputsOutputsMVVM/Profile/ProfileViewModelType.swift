import HeadlessUI
import Reactive

/// The messages of the profile's view to its view model.
protocol ProfileViewModelInputs {
  /// Call when the view is about to appear.
  func viewWillAppear()
  /// Call when the button that refreshes is tapped.
  func refreshTapped()
  /// Call when the button that tries again after a failure is tapped.
  func retryTapped()
}

/// The publishers that tell the profile's view what to show.
protocol ProfileViewModelOutputs {
  /// The person's name.
  var name: AnyPublisher<String, Never> { get }
  /// The person's age.
  var age: AnyPublisher<String, Never> { get }
  /// The text that says whether the person is online.
  var presence: AnyPublisher<String, Never> { get }
  /// The colour of that.
  var presenceColor: AnyPublisher<Color, Never> { get }
  /// Publishes whether a request is under way.
  var isLoading: AnyPublisher<Bool, Never> { get }
  /// The reason why the last refresh failed; `nil` if it did not.
  var error: AnyPublisher<String?, Never> { get }
  /// Publishes whether that, and the button that tries again, are out of sight.
  var isErrorHidden: AnyPublisher<Bool, Never> { get }
}

/// The profile's view model as its view sees it.
protocol ProfileViewModelType {
  var inputs: any ProfileViewModelInputs { get }
  var outputs: any ProfileViewModelOutputs { get }
}
