/// The messages of the counter's view to its presenter, which decides nothing for the view.
protocol StepCounterPresenting: AnyObject {
  func didTapIncrement()
  func didTapDecrement()
}
