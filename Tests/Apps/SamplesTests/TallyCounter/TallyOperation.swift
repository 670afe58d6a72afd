import Samples
import Testing

/// The three operations, by name, so that a table can speak of them.
enum TallyOperation: String, CaseIterable, Sendable {
  case increment
  case up
  case down

  func apply(to tally: Tally) -> Tally {
    var tally = tally
    switch self {
    case .increment: tally.increment()
    case .up: tally.up()
    case .down: tally.down()
    }
    return tally
  }
}

extension Tally {
  /// The tally that reads so, the most significant digit first.
  init(reading text: String) {
    self.init(count: Int(text) ?? 0, wheels: text.count)
  }

  /// The digits, the most significant first, as a person reads them.
  var reading: String { digits.reversed().map(String.init).joined() }
}
