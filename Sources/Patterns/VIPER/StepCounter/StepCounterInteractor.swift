import Samples

/// Operates the counter, and reports its count.
@Traced(.interactor)
final class StepCounterInteractor: StepCounterInteractorInput {
  weak var output: (any StepCounterInteractorOutput)?
  private let counter: StepCounter
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(counter: StepCounter) {
    self.counter = counter
  }

  func start() {
    observation = counter.observe { [weak self] count in self?.output?.countChanged(to: count) }
  }

  func increment() { counter.increment() }

  func decrement() { counter.decrement() }
}
