import Reactive

/// The messages of the counter's view to its view model.
protocol CounterViewModelInputs {
  /// Call when the button that counts is tapped.
  func incrementTapped()
  /// Call when the button that turns the smallest digits up is tapped.
  func upTapped()
  /// Call when the button that turns the largest digits down is tapped.
  func downTapped()
}

/// The publishers that tell the counter's view what to show.
protocol CounterViewModelOutputs {
  /// The text of each wheel, whenever the wheel turns; the ones come first.
  var wheels: [AnyPublisher<String, Never>] { get }
}

/// The counter's view model as its view sees it.
protocol CounterViewModelType {
  var inputs: any CounterViewModelInputs { get }
  var outputs: any CounterViewModelOutputs { get }
}
