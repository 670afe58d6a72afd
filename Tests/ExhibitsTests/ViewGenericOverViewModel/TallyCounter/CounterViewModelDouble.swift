import Samples

@testable import ViewGenericOverViewModel

/// A counter's view model that counts nothing: it notes what it was made of and what was tapped.
final class CounterViewModelDouble: CounterViewModeling {
  /// The one that was made last.
  private(set) static weak var last: CounterViewModelDouble?
  let changes: Changes<CounterViewModelDouble>
  private(set) var wheels: [String]
  private(set) var taps: [String] = []

  init(tally: Tally) {
    let wheels = tally.digits.indices
    let names = wheels.map {
      (\CounterViewModelDouble.wheels[$0] as PartialKeyPath, "wheels[\($0)]")
    }
    changes = Changes(
      publishing: CounterViewModelDouble.names(of: wheels).merging(names) { name, _ in name })
    self.wheels = wheels.map { _ in "" }
    Self.last = self
  }

  func show(_ text: String, on wheel: Int) {
    changes.update(\.wheels[wheel], of: self, to: text)
  }

  func increment() { taps.append("increment") }

  func up() { taps.append("up") }

  func down() { taps.append("down") }
}
