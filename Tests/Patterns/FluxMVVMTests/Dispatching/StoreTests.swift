import Reactive
import Samples
import Testing

@testable import FluxMVVM

/// A store of numbers: each action is what to commit, one after the other; negative numbers are kept
/// without a word.
private final class NumberStore: Store<[Int], Int> {
  override func receive(_ action: [Int]) {
    for number in action {
      if number < 0 { keep(number) } else { commit(number) }
    }
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

  @Test("publishes its value to whoever subscribes")
  func replay() {
    dispatcher.dispatch([1])
    #expect(Output(store.changes).values == [1])
  }

  @Test("publishes every change that an action made, in order of subscription")
  func changes() {
    let subscriptions = [subscribe("a"), subscribe("b")]
    dispatcher.dispatch([1, 2])
    withExtendedLifetime(subscriptions) {
      #expect(told.values == ["a 0", "b 0", "a 1", "b 1", "a 2", "b 2"])
    }
  }

  @Test("holds the last value that was committed")
  func value() {
    dispatcher.dispatch([1, 2])
    #expect(store.value == 2)
  }

  @Test("publishes nothing after an action that changed nothing")
  func noChange() {
    let output = Output(store.changes)
    dispatcher.dispatch([])
    #expect(output.values == [0])
  }

  @Test("publishes no value that looks the same, not even to a late subscriber, but holds it")
  func keep() {
    let output = Output(store.changes)
    dispatcher.dispatch([1, -2])
    #expect(output.values == [0, 1])
    #expect(Output(store.changes).values == [1])
    #expect(store.value == -2)
  }

  @Test("publishes only after every store has received the action")
  func afterDispatch() {
    let subscription = subscribe("a")
    let last = dispatcher.register(
      receive: { [told] _ in told.append("last store") }, ended: {})
    dispatcher.dispatch([1])
    withExtendedLifetime((subscription, last)) {
      #expect(told.values == ["a 0", "last store", "a 1"])
    }
  }

  @Test("publishes the changes in order to all, even where a subscriber dispatches")
  func orderOfNestedChanges() {
    let first = store.changes.sink { [dispatcher, told] value in
      told.append("a \(value)")
      if value == 1 { dispatcher.dispatch([2]) }
    }
    let second = subscribe("b")
    dispatcher.dispatch([1])
    withExtendedLifetime((first, second)) {
      #expect(told.values == ["a 0", "b 0", "a 1", "b 1", "a 2", "b 2"])
      #expect(faults.take() == nil)
    }
  }

  @Test("and another one publish their changes in order, even where a subscriber dispatches")
  func orderAcrossStores() {
    let other = NumberStore(0, dispatcher: dispatcher)
    let first = store.changes.sink { [dispatcher, told] value in
      told.append("a \(value)")
      if value == 1 { dispatcher.dispatch([3]) }
    }
    let second = other.changes.sink { [told] value in told.append("b \(value)") }
    dispatcher.dispatch([1, 2])
    withExtendedLifetime((other, first, second)) {
      #expect(
        told.values == ["a 0", "b 0", "a 1", "a 2", "b 1", "b 2", "a 3", "b 3"])
      #expect(faults.take() == nil)
    }
  }

  @Test("receives nothing once it is released, since its registration ends with it")
  func registration() {
    var local: Store<[Int], Int>? = NumberStore(0, dispatcher: dispatcher)
    weak let registration = local?.registration
    #expect(registration != nil)
    local = nil
    #expect(registration == nil)
  }

  private func subscribe(_ name: String) -> AnyCancellable {
    store.changes.sink { [told] value in told.append("\(name) \(value)") }
  }
}
