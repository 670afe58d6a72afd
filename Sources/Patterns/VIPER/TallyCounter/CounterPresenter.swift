import Samples
import Trace

/// Has the interactor do what a tap means, and the view show each wheel's text.
@Traced(.presenter)
final class CounterPresenter {
  weak var view: (any CounterViewInput)?
  private let interactor: any CounterInteractorInput

  init(interactor: any CounterInteractorInput) {
    self.interactor = interactor
  }
}

@Traced(extending: .presenter)
extension CounterPresenter: CounterViewOutput {
  func viewIsReady() { interactor.start() }

  func didTapIncrement() { interactor.increment() }

  func didTapUp() { interactor.up() }

  func didTapDown() { interactor.down() }
}

@Traced(extending: .presenter)
extension CounterPresenter: CounterInteractorOutput {
  func tallyChanged(to tally: Tally) {
    for (wheel, digit) in tally.digits.enumerated() {
      view?.showDigit(String(digit), at: wheel)
    }
  }
}
