@testable import StorePattern

/// A subscriber in place of a view: it keeps every state and every activity.
final class Subscriber<State: Equatable, Activity> {
  private(set) var states: [State] = []
  private(set) var activities: [Activity] = []
  private var subscriptions: [any Subscription] = []

  init(_ store: Store<State, Activity>) {
    subscriptions = [
      store.subscribe { [weak self] _, new in self?.states.append(new) },
      store.subscribe(toActivities: { [weak self] in self?.activities.append($0) }),
    ]
  }
}
