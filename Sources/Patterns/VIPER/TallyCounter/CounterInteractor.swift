import Samples

/// Operates the counter, and reports its tally.
@Traced(.interactor)
final class CounterInteractor: CounterInteractorInput {
  weak var output: (any CounterInteractorOutput)?
  private let counter: TallyCounter
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(counter: TallyCounter) {
    self.counter = counter
  }

  func start() {
    observation = counter.observe { [weak self] tally in self?.output?.tallyChanged(to: tally) }
  }

  func increment() { counter.increment() }

  func up() { counter.up() }

  func down() { counter.down() }
}
