@testable import Flux

/// What a store told a listener, in order, for as long as this is held.
final class Heard<Value> {
  private(set) var values: [Value] = []
  private var subscription: Subscription<Value>?

  init<Action>(_ store: Store<Action, Value>) {
    subscription = store.subscribe { [weak self] value in self?.values.append(value) }
  }
}
