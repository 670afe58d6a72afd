import HeadlessUI
import Samples

/// The wheels' texts, kept in step with the counter, and what the buttons mean.
@Traced(.viewModel)
final class BindsBothWaysCounterViewModel {
  let wheels: [WheelViewModel]
  private let counter: TallyCounter
  private var observation: ObservationToken?
  private var bindings: [NotificationToken] = []
  private var count = 0

  init(counter: TallyCounter, digits: Int) {
    self.counter = counter
    wheels = (0..<digits).map { _ in WheelViewModel() }
    observation = counter.observe { [weak self] tally in self?.show(tally) }
    bindings = wheels.map { wheel in
      wheel.changes.center.addObserver(
        forName: wheel.changes.name(of: \.text), object: wheel, mechanism: .keyPath
      ) { [weak self] _ in self?.readWheels() }
    }
  }

  func increment() { counter.increment() }

  func up() { counter.up() }

  func down() { counter.down() }

  private func show(_ tally: Tally) {
    count = tally.digits.reversed().reduce(0) { $0 * 10 + $1 }
    turnWheels()
  }

  // The mistake: the count turns the wheels and the wheels change the count, so that a carry is
  // undone by the first wheel that has turned.
  private func turnWheels() {
    for place in wheels.indices {
      wheels[place].show(Tally(count: count, wheels: wheels.count).digits[place])
    }
  }

  private func readWheels() {
    let shown = wheels.reversed().reduce(0) { $0 * 10 + (Int($1.text ?? "") ?? 0) }
    guard shown != count else { return }
    count = shown
    turnWheels()
  }
}
