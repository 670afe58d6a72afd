import Samples

@testable import ViewGenericOverViewModel

/// A counter's view model that counts nothing: it notes what it was made of and what was tapped.
final class CounterViewModelDouble: CounterViewModeling {
  /// The one that was made last.
  private(set) static weak var last: CounterViewModelDouble?
  let wheels: [WheelViewModel]
  private(set) var taps: [String] = []

  init(tally: Tally, digits: Int) {
    wheels = (0..<digits).map { _ in WheelViewModel() }
    Self.last = self
  }

  func increment() { taps.append("increment") }

  func up() { taps.append("up") }

  func down() { taps.append("down") }
}
