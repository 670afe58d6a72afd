import Trace

/// Holds the state of a screen as one value, and hands subscribers each state with the one before.
///
/// What is to happen once, such as a route or an alert, is sent as an activity: it is no state, and
/// nothing of it stays.
@Traced(.store)
final class Store<State: Equatable, Activity> {
  private(set) var state: State
  private var listeners: [WeakListener<StoreEvent<State, Activity>>] = []
  private var events: [StoreEvent<State, Activity>] = []
  private var isEmitting = false

  init(_ state: State) {
    self.state = state
  }

  /// Takes over a state; one that equals the present state is not announced.
  func commit(_ new: State) {
    let old = state
    guard new != old else { return }
    state = new
    emit(.change(old: old, new: new))
  }

  /// Sends what is to happen once.
  func send(_ activity: Activity) { emit(.activity(activity)) }

  /// Notifies a subscriber of the present state, with none before it, and then of each change, for
  /// as long as the subscription is held.
  func subscribe(_ subscriber: @escaping (_ old: State?, _ new: State) -> Void) -> any Subscription
  {
    let notify = bound(.store, "state", subscriber)
    let subscription = add { event in
      if case .change(let old, let new) = event { notify(old, new) }
    }
    // What the subscriber commits meanwhile waits, as it does in any other notification.
    let isOutermost = !isEmitting
    isEmitting = true
    notify(nil, state)
    if isOutermost { deliverEvents() }
    return subscription
  }

  /// Notifies a subscriber of each activity, for as long as the subscription is held.
  func subscribe(toActivities subscriber: @escaping (Activity) -> Void) -> any Subscription {
    let notify = bound(.store, "activity", subscriber)
    return add { event in
      if case .activity(let activity) = event { notify(activity) }
    }
  }

  private func add(
    _ receive: @escaping (StoreEvent<State, Activity>) -> Void
  ) -> any Subscription {
    let listener = Listener(receive)
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  /// Notifies subscribers in the order of events: what comes while one is being notified waits.
  ///
  /// Shown inside, the next state would be painted over by the rest of the one before.
  private func emit(_ event: StoreEvent<State, Activity>) {
    events.append(event)
    guard !isEmitting else { return }
    isEmitting = true
    deliverEvents()
  }

  private func deliverEvents() {
    while !events.isEmpty { deliver(events.removeFirst()) }
    isEmitting = false
  }

  private func deliver(_ event: StoreEvent<State, Activity>) {
    listeners.removeAll { $0.listener == nil }
    for entry in listeners { entry.listener?.receive(event) }
  }
}
