import Samples

/// The messages of the counter's presenter to its view.
protocol StepCounterViewInput: AnyObject {
  func showCount(_ text: String)
  func showDecrement(isEnabled: Bool, alpha: Double)
}

/// The messages of the counter's view to its presenter.
protocol StepCounterViewOutput: AnyObject {
  func viewIsReady()
  func didTapIncrement()
  func didTapDecrement()
}

/// The messages of the counter's presenter to its interactor.
protocol StepCounterInteractorInput: AnyObject {
  /// Begins to report the count, that of now first.
  func start()
  func increment()
  func decrement()
}

/// The messages of the counter's interactor to its presenter.
protocol StepCounterInteractorOutput: AnyObject {
  func countChanged(to count: StepCount)
}
