/// The messages of the counter's view to its presenter.
///
/// There is no protocol the other way: on this screen nothing is left to decide for the view.
protocol CounterPresenting: AnyObject {
  func didTapIncrement()
  func didTapUp()
  func didTapDown()
}
