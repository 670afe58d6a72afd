import Samples

/// Commits the wheels' texts to its store, and says what the buttons mean.
@Traced(.viewModel)
final class CounterViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    /// The texts of the wheels, the ones first.
    var wheels: [String] = []
  }

  let store: Store<State, Never>
  private let counter: TallyCounter
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(counter: TallyCounter) {
    store = Store(State())
    self.counter = counter
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  func increment() { counter.increment() }

  func up() { counter.up() }

  func down() { counter.down() }

  private func show(_ tally: Tally) {
    store.commit(State(wheels: tally.digits.map(String.init)))
  }
}
