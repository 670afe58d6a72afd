import Samples

/// The target of the buttons: passes taps to the counter, and has the view show each wheel's text.
@Traced(.presenter)
final class CounterPresenter {
  weak var view: (any CounterViewing)?
  private let counter: TallyCounter
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
