/// The messages of the counter's presenter to its view.
protocol CounterViewing: AnyObject {
  func showDigit(_ text: String, at wheel: Int)
}
