import Samples

/// Commits the count's text and how *decrement* looks, and says what the buttons mean.
@Traced(.viewModel)
final class StepCounterViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    var count = ""
    var isDecrementEnabled = false
    var decrementAlpha = ButtonAlpha.disabled
  }

  let store: Store<State, Never>
  private let counter: StepCounter
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(counter: StepCounter) {
    store = Store(State())
    self.counter = counter
    observation = counter.observe { [weak self] count in self?.show(count) }
  }

  func increment() { counter.increment() }

  func decrement() { counter.decrement() }

  private func show(_ count: StepCount) {
    store.commit(
      State(
        count: String(count.value),
        isDecrementEnabled: count.canDecrement,
        decrementAlpha: count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled))
  }
}
