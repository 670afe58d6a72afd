import Samples

/// Holds a value of the domain, changes it as actions say, and says once after each dispatch if it
/// has changed.
@Traced(.store)
class Store<Action, Value: Equatable> {
  private(set) var value: Value
  private(set) var registration: Registration<Action>?
  let dispatcher: Dispatcher<Action>
  /// The number of dispatches that have changed the value and are not notified to listeners yet.
  private var changes = 0
  private var subscriptions: [WeakStoreSubscription] = []

  init(_ value: Value, dispatcher: Dispatcher<Action>) {
    self.value = value
    self.dispatcher = dispatcher
    registration = dispatcher.register(
      receive: { [weak self] action in self?.handle(action) },
      ended: { [weak self] in self?.emitChange() })
  }

  /// Applies an action's transition to the value; a concrete store says which.
  func receive(_ action: Action) {}

  /// Takes over a new value; to do so outside a dispatch is a fault, and refused.
  final func commit(_ value: Value) {
    guard dispatcher.isDispatching else {
      return dispatcher.faults.report("commit of \(value) outside a dispatch")
    }
    self.value = value
  }

  /// Notifies a listener after each dispatch that has changed the value, for as long as the token is
  /// held.
  ///
  /// It is given no value: whoever is notified reads the store.
  final func subscribe(_ listener: @escaping () -> Void) -> StoreSubscription {
    let subscription = StoreSubscription(bound(.store, "changed", listener))
    subscriptions.append(WeakStoreSubscription(subscription: subscription))
    return subscription
  }

  private func handle(_ action: Action) {
    let before = value
    receive(action)
    if value != before { changes += 1 }
  }

  private func emitChange() {
    guard changes > 0 else { return }
    changes -= 1
    subscriptions.removeAll { $0.subscription == nil }
    for entry in subscriptions { entry.subscription?.listener() }
  }
}
