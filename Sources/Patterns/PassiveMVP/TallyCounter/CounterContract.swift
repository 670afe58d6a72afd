/// What the counter's view tells its presenter.
protocol CounterPresenting: AnyObject {
  func viewDidLoad()
  func didTapIncrement()
  func didTapUp()
  func didTapDown()
}

/// What the presenter tells the counter's view.
protocol CounterViewing: AnyObject {
  func showDigit(_ text: String, at wheel: Int)
}
