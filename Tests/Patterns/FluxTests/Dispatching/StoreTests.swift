import Samples
import Testing

@testable import Flux

/// A store of numbers: an action is what to commit, one number after the other.
private final class NumberStore: Store<[Int], Int> {
  override func receive(_ action: [Int]) {
    for number in action { commit(number) }
  }
}

@Suite("A store")
struct StoreTests {
  private let faults = Faults()
  private let dispatcher: Dispatcher<[Int]>
  private let store: Store<[Int], Int>
  private let told = Told<String>()

  init() {
    dispatcher = Dispatcher(faults: faults)
    store = NumberStore(0, dispatcher: dispatcher)
  }

  @Test("notifies its listeners once for each dispatch that changed it, in order of subscription")
  func changes() {
    let subscriptions = [subscribe("a"), subscribe("b")]
    dispatcher.dispatch([1, 2])
    dispatcher.dispatch([3])
    withExtendedLifetime(subscriptions) {
      #expect(told.values == ["a 2", "b 2", "a 3", "b 3"])
    }
  }

  @Test(
    "notifies nobody of a dispatch after which it holds what it held before",
    arguments: [[], [0], [1, 0]])
  func noChange(_ action: [Int]) {
    let subscription = subscribe("a")
    dispatcher.dispatch(action)
    withExtendedLifetime(subscription) { #expect(told.values.isEmpty) }
  }

  @Test("notifies only after every store has received the action")
  func afterDispatch() {
    let subscription = subscribe("a")
    let last = dispatcher.register(
      receive: { [told] _ in told.append("last store") }, ended: {})
    dispatcher.dispatch([1])
    withExtendedLifetime((subscription, last)) { #expect(told.values == ["last store", "a 1"]) }
  }

  @Test("refuses to commit outside a dispatch, and reports it")
  func commitOutside() {
    let subscription = subscribe("a")
    store.commit(1)
    #expect(store.value == 0)
    #expect(faults.take() == "commit of 1 outside a dispatch")
    dispatcher.dispatch([2])
    store.commit(3)
    withExtendedLifetime(subscription) {
      #expect(store.value == 2)
      #expect(faults.take() == "commit of 3 outside a dispatch")
      #expect(told.values == ["a 2"])
    }
  }

  @Test("refuses to commit while it notifies, since the dispatch has ended")
  func commitWhileNotifying() {
    let subscription = store.subscribe { [store] in store.commit(9) }
    dispatcher.dispatch([1])
    withExtendedLifetime(subscription) {
      #expect(store.value == 1)
      #expect(faults.take() == "commit of 9 outside a dispatch")
    }
  }

  @Test("lets a listener dispatch; each listener is notified once for each of the two")
  func listenerDispatches() {
    let first = store.subscribe { [dispatcher, store, told] in
      told.append("a \(store.value)")
      if store.value == 1 { dispatcher.dispatch([2]) }
    }
    let second = subscribe("b")
    dispatcher.dispatch([1])
    withExtendedLifetime((first, second)) {
      #expect(told.values == ["a 1", "b 2", "a 2", "b 2"])
      #expect(faults.take() == nil)
    }
  }

  @Test("notifies as often as it has changed, where another store's listener dispatches meanwhile")
  func severalStores() {
    let other = NumberStore(0, dispatcher: dispatcher)
    let first = store.subscribe { [dispatcher, store] in
      if store.value == 1 { dispatcher.dispatch([2]) }
    }
    let heard = Heard(other)
    dispatcher.dispatch([1])
    withExtendedLifetime(first) {
      #expect(heard.values == [0, 2, 2])
      #expect(faults.take() == nil)
    }
  }

  @Test("notifies no more once the subscription is released")
  func release() {
    var subscription: StoreSubscription? = subscribe("a")
    withExtendedLifetime(subscription) {}
    subscription = nil
    dispatcher.dispatch([1])
    #expect(told.values.isEmpty)
  }

  @Test("receives nothing once it is released, since its registration ends with it")
  func registration() {
    var local: Store<[Int], Int>? = NumberStore(0, dispatcher: dispatcher)
    weak let registration = local?.registration
    #expect(registration != nil)
    local = nil
    #expect(registration == nil)
  }

  private func subscribe(_ name: String) -> StoreSubscription {
    store.subscribe { [store, told] in told.append("\(name) \(store.value)") }
  }
}
