import Samples

/// The wheels' texts, kept in step with the counter, and what the buttons mean.
@Traced(.viewModel)
final class CounterViewModel: CounterViewModeling {
  let wheels: [WheelViewModel]
  private let counter: TallyCounter
  private var observation: ObservationToken?

  init(tally: Tally, digits: Int) {
    counter = TallyCounter(tally)
    wheels = (0..<digits).map { _ in WheelViewModel() }
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  func increment() { counter.increment() }

  func up() { counter.up() }

  func down() { counter.down() }

  private func show(_ tally: Tally) {
    for (wheel, digit) in zip(wheels, tally.digits) {
      wheel.show(digit)
    }
  }
}
