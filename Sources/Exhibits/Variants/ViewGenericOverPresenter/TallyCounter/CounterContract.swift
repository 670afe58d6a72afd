import Samples

/// A presenter as the counter's view needs it: it can be made for a view, and it receives what was
/// tapped.
protocol CounterPresenting: AnyObject {
  init(view: any CounterViewing, tally: Tally)
  func viewDidLoad()
  func didTapIncrement()
  func didTapUp()
  func didTapDown()
}

/// The messages of the counter's presenter to its view.
protocol CounterViewing: AnyObject {
  func showDigit(_ text: String, at wheel: Int)
}
