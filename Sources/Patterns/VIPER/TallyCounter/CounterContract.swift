import Samples

/// The messages of the counter's presenter to its view.
protocol CounterViewInput: AnyObject {
  func showDigit(_ text: String, at wheel: Int)
}

/// The messages of the counter's view to its presenter.
protocol CounterViewOutput: AnyObject {
  func viewIsReady()
  func didTapIncrement()
  func didTapUp()
  func didTapDown()
}

/// The messages of the counter's presenter to its interactor.
protocol CounterInteractorInput: AnyObject {
  /// Begins to report the tally, that of now first.
  func start()
  func increment()
  func up()
  func down()
}

/// The messages of the counter's interactor to its presenter.
protocol CounterInteractorOutput: AnyObject {
  func tallyChanged(to tally: Tally)
}
