import Trace

/// Holds the state of a screen as one value, and notifies subscribers of what differs.
///
/// What is to happen once, such as a route or an alert, is sent as an activity: it is no state, and
/// nothing of it stays.
@Traced(.store)
final class Store<State: Equatable, Activity> {
  private(set) var state: State
  private var changeListeners: [WeakListener<(old: State?, new: State)>] = []
  private var activityListeners: [WeakListener<Activity>] = []
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

  /// Notifies a listener of the present state, with none before it, and then of each change, for as
  /// long as the subscription is held.
  func subscribe(_ listener: @escaping (_ old: State?, _ new: State) -> Void) -> any Subscription {
    let notify = bound(.store, "state", listener)
    let listener = Listener<(old: State?, new: State)> { notify($0.old, $0.new) }
    changeListeners.append(WeakListener(listener: listener))
    notify(nil, state)
    return listener
  }

  /// Notifies a listener of each activity, for as long as the subscription is held.
  func subscribe(toActivities listener: @escaping (Activity) -> Void) -> any Subscription {
    let listener = Listener(bound(.store, "activity", listener))
    activityListeners.append(WeakListener(listener: listener))
    return listener
  }

  /// Notifies listeners in the order of events: what comes while they are being notified waits.
  ///
  /// A view that scrolls while it shows a change may lead to the next one. Shown inside, it would be
  /// painted over by the rest of the first.
  private func emit(_ event: StoreEvent<State, Activity>) {
    events.append(event)
    guard !isEmitting else { return }
    isEmitting = true
    while !events.isEmpty { deliver(events.removeFirst()) }
    isEmitting = false
  }

  private func deliver(_ event: StoreEvent<State, Activity>) {
    switch event {
    case .change(let old, let new):
      changeListeners.removeAll { $0.listener == nil }
      for entry in changeListeners { entry.listener?.receive((old, new)) }
    case .activity(let activity):
      activityListeners.removeAll { $0.listener == nil }
      for entry in activityListeners { entry.listener?.receive(activity) }
    }
  }
}

/// What a store has to notify its listeners of.
enum StoreEvent<State, Activity> {
  case change(old: State, new: State)
  case activity(Activity)
}
