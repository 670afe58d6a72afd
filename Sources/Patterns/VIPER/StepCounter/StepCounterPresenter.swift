import Samples

/// Has the interactor do what a tap means, and decides how the count and the way back look.
@Traced(.presenter)
final class StepCounterPresenter {
  weak var view: (any StepCounterViewInput)?
  private let interactor: any StepCounterInteractorInput

  init(interactor: any StepCounterInteractorInput) {
    self.interactor = interactor
  }
}

@Traced(extending: .presenter)
extension StepCounterPresenter: StepCounterViewOutput {
  func viewIsReady() { interactor.start() }

  func didTapIncrement() { interactor.increment() }

  func didTapDecrement() { interactor.decrement() }
}

@Traced(extending: .presenter)
extension StepCounterPresenter: StepCounterInteractorOutput {
  func countChanged(to count: StepCount) {
    view?.showCount(String(count.value))
    view?.showDecrement(
      isEnabled: count.canDecrement,
      alpha: count.canDecrement ? ButtonAlpha.enabled : ButtonAlpha.disabled)
  }
}
