/// What the counter's view reports to its presenter, which has nothing to decide for it.
protocol StepCounterPresenting: AnyObject {
  func didTapIncrement()
  func didTapDecrement()
}
