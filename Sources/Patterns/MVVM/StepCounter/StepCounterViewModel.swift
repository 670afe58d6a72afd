import Samples

/// The count's text and its button's look, kept in step with the counter, and what the buttons
/// mean.
@Traced(.viewModel)
final class StepCounterViewModel: Bindable {
  let changes: Changes<StepCounterViewModel>
  private(set) var count = ""
  private(set) var isDecrementEnabled = false
  private(set) var decrementAlpha = ButtonAlpha.disabled
  private let counter: StepCounter
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(counter: StepCounter) {
    changes = Changes(
      publishing: [
        \.count: "count", \.isDecrementEnabled: "isDecrementEnabled",
        \.decrementAlpha: "decrementAlpha",
      ])
    self.counter = counter
    observation = counter.observe { [weak self] count in self?.show(count) }
  }

  func increment() { counter.increment() }

  func decrement() { counter.decrement() }

  private func show(_ count: StepCount) {
    let canDecrement = count.canDecrement
    changes.update(\.count, of: self, to: String(count.value))
    changes.update(\.isDecrementEnabled, of: self, to: canDecrement)
    changes.update(
      \.decrementAlpha, of: self, to: canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled)
  }
}
