@testable import Flux

/// The values of a store: the present one, and then what it holds whenever it notifies.
final class Heard<Value: Equatable> {
  private(set) var values: [Value]
  private var subscription: StoreSubscription?

  init<Action>(_ store: Store<Action, Value>) {
    values = [store.value]
    subscription = store.subscribe { [weak self] in self?.values.append(store.value) }
  }
}
