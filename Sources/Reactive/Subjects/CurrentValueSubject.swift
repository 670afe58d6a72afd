public import OpenCombine

/// A subject that keeps its latest value, and tells it to whoever subscribes.
///
/// The order is that of ``PassthroughSubject``.
public nonisolated final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var outlets = Outlets<Output, Failure>()
  private var subscriptions: [any Subscription] = []
  private var current: Output

  /// A subject with a first value.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for subscription in subscriptions { subscription.cancel() }
  }

  /// The latest value; setting it tells it.
  public var value: Output {
    get { current }
    set { send(newValue) }
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
    outlet.open()
  }

  public func send(_ value: Output) {
    guard outlets.completion == nil else { return }
    current = value
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
