public import OpenCombine
import Trace

/// A subject that keeps its latest value and sends it to each new subscriber.
///
/// In a recording, the value is state of the participant to which the subject belongs.
///
/// The order is that of ``PassthroughSubject``, and subscriptions do not keep the subject alive
/// either, unlike OpenCombine's. As in Combine, completion needs no demand: a value that still
/// waits for demand is dropped.
public nonisolated final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var outlets = Outlets<Output, Failure>()
  private var subscriptions: [any Subscription] = []
  private var current: Output
  private var search = OwnershipSearch()

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for subscription in subscriptions { subscription.cancel() }
  }

  /// The latest value; setting it also sends it.
  public var value: Output {
    get {
      if Recorder.current != nil, let ownership {
        ownership.recordRead(current)
      }
      return current
    }
    set { change(to: newValue) }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    if let completion = outlets.completion {
      let outlet = Outlet(subscriber, excess: .dropped)
      outlet.open()
      return outlet.send(completion: completion)
    }
    let outlet = Outlet(subscriber, excess: .newest, waiting: [current])
    outlets.add(outlet)
    open(outlet)
  }

  public func send(_ value: Output) { sendByOwner(value) { change(to: value) } }

  private func change(to value: Output) {
    guard outlets.completion == nil else { return }
    let old = current
    current = value
    guard Recorder.current != nil, let ownership else { return publish(value) }
    ownership.recordState(old: old, new: value)
    ownership.owner.act { publish(value) }
  }

  private func publish(_ value: Output) {
    for outlet in outlets.open { outlet.send(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for outlet in outlets.end(completion) { outlet.send(completion: completion) }
  }

  public func send(subscription: any Subscription) {
    subscriptions.append(subscription)
    subscription.request(.unlimited)
  }
}

nonisolated extension CurrentValueSubject: OwnedSubject {
  var ownership: Ownership? { search.ownership(of: self) }
}
