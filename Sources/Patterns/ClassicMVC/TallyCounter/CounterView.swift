import HeadlessUI
import Samples

/// A view of the counter: when the counter says that it changed, asks for its digits and shows
/// them.
@Traced(.view)
final class CounterView {
  private let wheels: [Label]
  private let counter: TallyCounter
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(_ wheels: [Label], of counter: TallyCounter) {
    self.wheels = wheels
    self.counter = counter
    observation = counter.observe { [weak self] _ in self?.update() }
  }

  private func update() {
    for (wheel, digit) in zip(wheels, counter.tally.digits) {
      wheel.text = String(digit)
    }
  }
}
