import Samples

/// Passes taps to the counter, and decides how its count and the way back look.
@Traced(.presenter)
final class StrongViewStepCounterPresenter: StepCounterPresenting {
  // The mistake: the view holds its presenter, and this without `weak` holds the view.
  var view: (any StepCounterViewing)?
  private let counter: StepCounter
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(counter: StepCounter) {
    self.counter = counter
  }

  func viewDidLoad() {
    observation = counter.observe { [weak self] count in self?.show(count) }
  }

  func didTapIncrement() { counter.increment() }

  func didTapDecrement() { counter.decrement() }

  private func show(_ count: StepCount) {
    view?.showCount(String(count.value))
    view?.showDecrement(
      isEnabled: count.canDecrement,
      alpha: count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled)
  }
}
