import Trace

/// Holds a domain value, changes it as actions say, and notifies views once the dispatch has ended.
@Traced(.store)
class Store<Action, Value> {
  private(set) var value: Value
  private(set) var registration: Registration<Action>?
  private var changes: [Value] = []
  private var isEmitting = false
  private var subscriptions: [WeakSubscription<Value>] = []
  let dispatcher: Dispatcher<Action>

  init(_ value: Value, dispatcher: Dispatcher<Action>) {
    self.value = value
    self.dispatcher = dispatcher
    registration = dispatcher.register(
      receive: { [weak self] action in self?.receive(action) },
      ended: { [weak self] in self?.emitChanges() })
  }

  /// Applies an action's transition to the value; a concrete store says which.
  func receive(_ action: Action) {}

  /// Takes over a new value, of which it notifies views after the dispatch.
  final func commit(_ value: Value) {
    self.value = value
    changes.append(value)
  }

  /// Takes over a new value that looks the same: no view is notified of it.
  final func keep(_ value: Value) { self.value = value }

  /// Sends a listener the present value, and each change, for as long as the token is held.
  final func subscribe(_ listener: @escaping (Value) -> Void) -> Subscription<Value> {
    let subscription = Subscription(bound(.store, "value", listener))
    subscriptions.append(WeakSubscription(subscription: subscription))
    subscription.listener(value)
    return subscription
  }

  /// Emits the changes one by one, also those to which a listener's own dispatch leads.
  private func emitChanges() {
    guard !isEmitting, !changes.isEmpty else { return }
    isEmitting = true
    while !changes.isEmpty {
      subscriptions.removeAll { $0.subscription == nil }
      let change = changes.removeFirst()
      for entry in subscriptions { entry.subscription?.listener(change) }
    }
    isEmitting = false
  }
}
