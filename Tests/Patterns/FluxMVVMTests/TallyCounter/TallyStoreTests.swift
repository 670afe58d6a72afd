import Samples
import Testing

@testable import FluxMVVM

@Suite("The tally's store")
struct TallyStoreTests {
  private let dispatcher = Dispatcher<TallyAction>(faults: Faults())

  @Test(
    "applies the transition that an action names",
    arguments: [
      (TallyAction.increment, [1, 0, 2, 0]), (.up, [1, 1, 2, 1]), (.down, [0, 0, 1, 0]),
    ])
  func transitions(_ row: (action: TallyAction, digits: [Int])) {
    let store = TallyStore(Tally(count: 200, wheels: 4), dispatcher: dispatcher)
    dispatcher.dispatch(row.action)
    #expect(store.value.digits == row.digits)
  }

  @Test("notifies of each tally")
  func changes() {
    let heard = Heard(TallyStore(Tally(count: 99, wheels: 2), dispatcher: dispatcher))
    dispatcher.dispatch(.increment)
    dispatcher.dispatch(.up)
    #expect(heard.values.map(\.digits) == [[9, 9], [0, 0], [1, 1]])
  }
}
