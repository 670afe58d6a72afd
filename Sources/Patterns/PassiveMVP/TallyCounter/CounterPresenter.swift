import Samples

/// Passes taps to the counter, and has the view show each wheel's text.
@Traced(.presenter)
final class CounterPresenter: CounterPresenting {
  weak var view: (any CounterViewing)?
  private let counter: TallyCounter
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(counter: TallyCounter) {
    self.counter = counter
  }

  func viewDidLoad() {
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  func didTapIncrement() { counter.increment() }

  func didTapUp() { counter.up() }

  func didTapDown() { counter.down() }

  private func show(_ tally: Tally) {
    for (wheel, digit) in tally.digits.enumerated() {
      view?.showDigit(String(digit), at: wheel)
    }
  }
}
