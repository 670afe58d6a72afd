/// The messages of the counter's view to its presenter.
protocol CounterPresenting: AnyObject {
  func viewDidLoad()
  func didTapIncrement()
  func didTapUp()
  func didTapDown()
}

/// The messages of the counter's presenter to its view.
protocol CounterViewing: AnyObject {
  func showDigit(_ text: String, at wheel: Int)
}
