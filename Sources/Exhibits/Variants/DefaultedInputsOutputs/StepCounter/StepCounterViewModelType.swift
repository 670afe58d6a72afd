import Reactive

/// The messages of the step counter's view to its view model.
protocol StepCounterViewModelInputs {
  /// Call when the button that counts is tapped.
  func incrementTapped()
  /// Call when the button that takes a step back is tapped.
  func decrementTapped()
}

/// The publishers that tell the step counter's view what to show.
protocol StepCounterViewModelOutputs {
  /// The number of steps.
  var count: AnyPublisher<String, Never> { get }
  /// Publishes whether a step can be taken back.
  var isDecrementEnabled: AnyPublisher<Bool, Never> { get }
  /// The opacity of the button that takes a step back.
  var decrementAlpha: AnyPublisher<Double, Never> { get }
}

/// The step counter's view model as its view sees it.
protocol StepCounterViewModelType {
  var inputs: any StepCounterViewModelInputs { get }
  var outputs: any StepCounterViewModelOutputs { get }
}

/// Whoever has the inputs and the outputs is both by itself, without a line.
extension StepCounterViewModelType
where Self: StepCounterViewModelInputs & StepCounterViewModelOutputs {
  var inputs: any StepCounterViewModelInputs { self }
  var outputs: any StepCounterViewModelOutputs { self }
}
