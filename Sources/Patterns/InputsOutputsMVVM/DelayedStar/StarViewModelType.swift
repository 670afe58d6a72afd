import Reactive

/// The messages of the first screen's view to its view model.
protocol StarViewModelInputs {
  /// Call when the star is tapped.
  func starTapped()
  /// Call when the button that opens the item is tapped.
  func navigateTapped()
  /// Call when the answer to the question is to star the item and open it.
  func starAndOpenChosen()
}

/// The publishers that tell the first screen's view what to show, and where to go.
protocol StarViewModelOutputs {
  /// The look of the star's button.
  var star: any StarButtonOutputs { get }
  /// Publishes when the item is to be opened.
  var goToDetail: AnyPublisher<Void, Never> { get }
  /// Publishes when the person is to be asked what to do about an item without a star.
  var showUnstarredAlert: AnyPublisher<Void, Never> { get }
}

/// The first screen's view model as its view sees it.
protocol StarViewModelType {
  var inputs: any StarViewModelInputs { get }
  var outputs: any StarViewModelOutputs { get }
}
