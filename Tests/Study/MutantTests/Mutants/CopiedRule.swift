import HeadlessUI
import Samples
import Trace

@testable import PassiveMVP

/// MVP whose presenter knows by itself how a wheel turns, to paint it before the counter has
/// spoken.
@Traced(.composition)
final class CopiedRuleApp: App {
  let window: Window

  init(setup: TallyCounterSetup, environment: Environment) {
    let presenter = HastyCounterPresenter(counter: TallyCounter(setup.tally))
    let view = CounterViewController(presenter: presenter, digits: setup.digits)
    presenter.view = view
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }
}

@Traced(.presenter)
final class HastyCounterPresenter: CounterPresenting {
  weak var view: (any CounterViewing)?
  private let counter: TallyCounter
  private var ones = 0
  private var observation: ObservationToken?

  init(counter: TallyCounter) {
    self.counter = counter
  }

  func viewDidLoad() {
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  func didTapIncrement() {
    view?.showDigit(String((ones + 1) % 10), at: 0)
    counter.increment()
  }

  func didTapUp() { counter.up() }

  func didTapDown() { counter.down() }

  private func show(_ tally: Tally) {
    ones = tally.digits[0]
    for (wheel, digit) in tally.digits.enumerated() {
      view?.showDigit(String(digit), at: wheel)
    }
  }
}
