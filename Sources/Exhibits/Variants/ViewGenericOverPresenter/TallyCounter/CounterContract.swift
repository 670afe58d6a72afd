import Samples

/// What the counter's view needs of a presenter: it can be made for a view, and it receives what
/// was tapped.
protocol CounterPresenting: AnyObject {
  init(view: any CounterViewing, tally: Tally)
  func viewDidLoad()
  func didTapIncrement()
  func didTapUp()
  func didTapDown()
}

/// What the presenter has the counter's view do.
protocol CounterViewing: AnyObject {
  func showDigit(_ text: String, at wheel: Int)
}
