/// What the presenter has the counter's view do.
protocol CounterViewing: AnyObject {
  func showDigit(_ text: String, at wheel: Int)
}
