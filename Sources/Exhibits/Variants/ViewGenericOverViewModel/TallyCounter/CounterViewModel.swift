import Samples

/// The wheels' texts, kept in step with the counter, and what the buttons mean.
@Traced(.viewModel)
final class CounterViewModel: CounterViewModeling {
  let changes: Changes<CounterViewModel>
  /// The texts of the wheels, the ones first; each is published by itself.
  private(set) var wheels: [String]
  private let counter: TallyCounter
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(tally: Tally) {
    let wheels = tally.digits.indices
    let names = wheels.map { (\CounterViewModel.wheels[$0] as PartialKeyPath, "wheels[\($0)]") }
    changes = Changes(
      publishing: CounterViewModel.names(of: wheels).merging(names) { ofProtocol, _ in ofProtocol })
    self.wheels = wheels.map { _ in "" }
    counter = TallyCounter(tally)
    observation = counter.observe { [weak self] tally in self?.show(tally) }
  }

  func increment() { counter.increment() }

  func up() { counter.up() }

  func down() { counter.down() }

  private func show(_ tally: Tally) {
    for (wheel, digit) in tally.digits.enumerated() {
      changes.update(\.wheels[wheel], of: self, to: String(digit))
    }
  }
}
