/// What the counter's view reports to its presenter.
protocol CounterPresenting: AnyObject {
  func viewDidLoad()
  func didTapIncrement()
  func didTapUp()
  func didTapDown()
}

/// What the presenter has the counter's view do.
protocol CounterViewing: AnyObject {
  func showDigit(_ text: String, at wheel: Int)
}
