public import OpenCombine
import Trace

/// A subject that sends its subscribers each value, in the order in which they subscribed.
///
/// A subscriber that cancels during a delivery receives nothing more; one that subscribes meanwhile
/// receives the next value. A value that is sent while another is being delivered goes first to
/// those that have not received the other yet, as in Combine.
///
/// A subscription does not keep its subject alive. A subject that nobody holds any more is
/// released, and its subscribers receive nothing further, no completion either.
public nonisolated final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var outlets = Outlets<Output, Failure>()
  private var subscriptions: [any Subscription] = []
  private var search = OwnershipSearch()

  /// A subject without subscribers.
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
