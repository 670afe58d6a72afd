/// What the counter's view reports to its presenter.
protocol StepCounterPresenting: AnyObject {
  func viewDidLoad()
  func didTapIncrement()
  func didTapDecrement()
}

/// What the presenter has the counter's view do.
protocol StepCounterViewing: AnyObject {
  func showCount(_ text: String)
  func showDecrement(isEnabled: Bool, alpha: Double)
}
