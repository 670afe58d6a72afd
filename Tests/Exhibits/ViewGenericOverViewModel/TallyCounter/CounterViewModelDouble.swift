import Samples

@testable import ViewGenericOverViewModel

/// A counter's view model that counts nothing: it shows what it is given, and notes what was tapped.
@MainActor
final class CounterViewModelDouble: CounterViewModeling {
  /// The one that was made last.
  private(set) static weak var last: CounterViewModelDouble?
  let changes: Changes<CounterViewModelDouble>
  private(set) var wheels: [String]
  private(set) var taps: [String] = []

  init(tally: Tally) {
    let wheels = tally.digits.indices
    let names = wheels.map { wheel in
      (\CounterViewModelDouble.wheels[wheel] as PartialKeyPath, "wheels[\(wheel)]")
    }
    changes = Changes(
      publishing: CounterViewModelDouble.names(of: wheels).merging(names) { first, _ in first })
    self.wheels = wheels.map { _ in "" }
    Self.last = self
  }

  /// Shows a text on one wheel.
  func show(_ text: String, at wheel: Int) {
    changes.update(\.wheels[wheel], of: self, to: text)
  }

  func increment() { taps.append("increment") }

  func up() { taps.append("up") }

  func down() { taps.append("down") }
}
