import Reactive
import Samples

/// What a model reports to its observers, as a publisher: a subscription observes the model, and
/// cancelling it ends the observation.
@Traced(.viewModel)
struct ObservationPublisher<Output>: Publisher {
  typealias Failure = Never

  private let observe: (@escaping (Output) -> Void) -> ObservationToken

  /// A publisher of what a model reports.
  ///
  /// - Parameter observe: Begins to observe the model with a handler.
  init(_ observe: @escaping (@escaping (Output) -> Void) -> ObservationToken) {
    self.observe = observe
  }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    subscriber.receive(subscription: ObservationSubscription(subscriber, observe))
  }
}

/// Observes a model for one subscriber, from its first demand on.
@Traced(.viewModel)
private final class ObservationSubscription<Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
  private var downstream: Downstream?
  private var token: ObservationToken?
  private let observe: (@escaping (Downstream.Input) -> Void) -> ObservationToken

  init(
    _ downstream: Downstream,
    _ observe: @escaping (@escaping (Downstream.Input) -> Void) -> ObservationToken
  ) {
    self.downstream = downstream
    self.observe = observe
  }

  func request(_ demand: Subscribers.Demand) {
    // A model cannot be made to wait: whoever subscribes receives all that it reports.
    guard demand > .none, token == nil, downstream != nil else { return }
    let token = observe { [weak self] value in self?.receive(value) }
    if downstream != nil { self.token = token }
  }

  func cancel() {
    downstream = nil
    token = nil
  }

  private func receive(_ value: Downstream.Input) {
    _ = downstream?.receive(value)
  }
}
