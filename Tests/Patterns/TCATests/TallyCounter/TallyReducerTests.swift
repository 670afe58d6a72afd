import Samples
import Testing

@testable import TCA

@Suite("The tally's reducer")
struct TallyReducerTests {
  @Test(
    "applies the transition that an action names",
    arguments: [
      (TallyFeature.Action.incrementButtonTapped, [1, 0, 2, 0]), (.upButtonTapped, [1, 1, 2, 1]),
      (.downButtonTapped, [0, 0, 1, 0]),
    ])
  func transitions(_ row: (action: TallyFeature.Action, digits: [Int])) {
    let store = TestStore(
      TallyFeature.State(tally: Tally(count: 200, wheels: 4)), TallyReducer())
    store.send(row.action) { $0.tally = Tally(digits: row.digits) }
    store.finish()
  }
}

extension Tally {
  /// The tally with these digits, the ones first.
  fileprivate init(digits: [Int]) {
    let count = digits.reversed().reduce(0) { $0 * 10 + $1 }
    self.init(count: count, wheels: digits.count)
  }
}
