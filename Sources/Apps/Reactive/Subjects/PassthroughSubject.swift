public import OpenCombine
import Trace

/// A subject that sends each value to its subscribers in the order in which they subscribed.
///
/// A subscriber that cancels during a delivery receives nothing more; one that subscribes then
/// receives the next value. As in Combine, a value sent during the delivery of another first
/// reaches the subscribers that have not received the other yet.
///
/// A subscription does not keep its subject alive. When a subject is released, its subscribers
/// receive nothing more, not even a completion.
public nonisolated final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var outlets = Outlets<Output, Failure>()
  private var subscriptions: [any Subscription] = []
  private var search = OwnershipSearch()

  /// Creates a subject without subscribers.
  public init() {}

  deinit {
    for subscription in subscriptions { subscription.cancel() }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let outlet = Outlet(subscriber, excess: .dropped)
    outlets.add(outlet)
    outlet.open()
    if let completion = outlets.completion { outlet.send(completion: completion) }
  }

  public func send(_ value: Output) {
    sendByOwner(value) {
      for outlet in outlets.open { outlet.send(value) }
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for outlet in outlets.end(completion) { outlet.send(completion: completion) }
  }

  public func send(subscription: any Subscription) {
    subscriptions.append(subscription)
    subscription.request(.unlimited)
  }
}

nonisolated extension PassthroughSubject: OwnedSubject {
  var ownership: Ownership? { search.ownership(of: self) }
}
