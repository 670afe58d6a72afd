import Samples

/// Passes taps to the counter, and has the view show each wheel's text.
@Traced(.presenter)
final class CounterPresenter: CounterPresenting {
  private weak var view: (any CounterViewing)?
  private let counter: TallyCounter
  private var observation: ObservationToken?

  init(view: any CounterViewing, tally: Tally) {
    self.view = view
    counter = TallyCounter(tally)
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
