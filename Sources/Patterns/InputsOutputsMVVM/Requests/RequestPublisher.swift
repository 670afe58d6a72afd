import Reactive
import Samples

/// A request to a service, as a publisher: it is sent when it is subscribed to, and cancelled with
/// the subscription.
///
/// Each subscription is a request of its own, which publishes its answer and completes, or fails.
///
/// ```swift
/// RequestPublisher { service.page(from: 25, $0) }
/// ```
@Traced(.model)
struct RequestPublisher<Output>: Publisher {
  typealias Failure = ServerError
  typealias Completion = (Result<Output, ServerError>) -> Void

  private let send: (@escaping Completion) -> RequestToken

  /// A publisher of what a request answers.
  ///
  /// - Parameter send: Sends the request.
  init(_ send: @escaping (@escaping Completion) -> RequestToken) {
    self.send = send
  }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == ServerError {
    subscriber.receive(
      subscription: RequestSubscription(send, for: AnySubscriber(subscriber)))
  }
}
