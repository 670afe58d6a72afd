/// The messages of the counter's view to its presenter.
protocol StepCounterPresenting: AnyObject {
  func viewDidLoad()
  func didTapIncrement()
  func didTapDecrement()
}

/// The messages of the counter's presenter to its view.
protocol StepCounterViewing: AnyObject {
  func showCount(_ text: String)
  func showDecrement(isEnabled: Bool, alpha: Double)
}
