import Samples
import Testing

@testable import Flux

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

  @Test("tells of each tally, the present one first")
  func changes() {
    let told = Told<[Int]>()
    let store = TallyStore(Tally(count: 99, wheels: 2), dispatcher: dispatcher)
    let subscription = store.subscribe { told.append($0.digits) }
    dispatcher.dispatch(.increment)
    dispatcher.dispatch(.up)
    withExtendedLifetime(subscription) {
      #expect(told.values == [[9, 9], [0, 0], [1, 1]])
    }
  }
}
