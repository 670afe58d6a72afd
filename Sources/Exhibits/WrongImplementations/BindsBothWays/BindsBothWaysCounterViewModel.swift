import HeadlessUI
import Samples

/// The wheels' texts, kept in step with the counter, and what the buttons mean.
@Traced(.viewModel)
final class BindsBothWaysCounterViewModel: Bindable {
  let changes: Changes<BindsBothWaysCounterViewModel>
  /// The texts of the wheels, the ones first; each is published by itself.
  private(set) var wheels: [String]
  private let counter: TallyCounter
  /// Held to keep the observation alive.
  private var observation: ObservationToken?
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []
  private var count = 0

  init(counter: TallyCounter) {
    let wheels = counter.tally.digits.indices
    let names = wheels.map {
      (\BindsBothWaysCounterViewModel.wheels[$0] as PartialKeyPath, "wheels[\($0)]")
    }
    changes = Changes(publishing: Dictionary(uniqueKeysWithValues: names))
    self.wheels = wheels.map { _ in "" }
    self.counter = counter
    observation = counter.observe { [weak self] tally in self?.show(tally) }
    bindings = wheels.map { wheel in
      changes.center.addObserver(
        forName: changes.name(of: \.wheels[wheel]), object: self, mechanism: .keyPath
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
    for wheel in wheels.indices {
      let digit = Tally(count: count, wheels: wheels.count).digits[wheel]
      changes.update(\.wheels[wheel], of: self, to: String(digit))
    }
  }

  private func readWheels() {
    let shown = wheels.reversed().reduce(0) { $0 * 10 + (Int($1) ?? 0) }
    guard shown != count else { return }
    count = shown
    turnWheels()
  }
}
