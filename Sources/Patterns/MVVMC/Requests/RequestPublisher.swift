import Reactive
import Samples

/// A request to a service, as a publisher of its result.
///
/// Each subscription is a request of its own, which publishes one result and completes; to cancel
/// the subscription is to cancel the request. A failure is a value: it ends a request, and not the
/// stream that the request is part of.
///
/// ```swift
/// search.map(\.request).map { RequestPublisher($0, service.users) }.switchToLatest()
/// ```
@Traced(.model)
struct RequestPublisher<Answer>: Publisher {
  typealias Output = Result<Answer, ServerError>
  typealias Failure = Never
  typealias Send = (@escaping (Output) -> Void) -> RequestToken

  private let send: Send?

  /// A publisher of a request that is always the same.
  ///
  /// - Parameter send: Sends the request: a service's method.
  init(_ send: @escaping Send) {
    self.send = send
  }

  /// A publisher of what is requested.
  ///
  /// - Parameters:
  ///   - parameters: What is requested; `nil` for a publisher that only completes.
  ///   - send: Sends the request: a service's method.
  init<Parameters>(
    _ parameters: Parameters?,
    _ send: @escaping (Parameters, @escaping (Output) -> Void) -> RequestToken
  ) {
    self.send = parameters.map { parameters in { send(parameters, $0) } }
  }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    guard let send else { return Empty().receive(subscriber: subscriber) }
    subscriber.receive(
      subscription: RequestSubscription(send, for: AnySubscriber(subscriber)))
  }
}

/// One request, sent at the first demand of its subscriber.
@Traced(.model)
final class RequestSubscription<Answer>: Subscription {
  private let send: RequestPublisher<Answer>.Send
  private var subscriber: AnySubscriber<Result<Answer, ServerError>, Never>?
  private var wasSent = false
  /// Only kept: releasing it cancels the request.
  private var token: RequestToken?

  init(
    _ send: @escaping RequestPublisher<Answer>.Send,
    for subscriber: AnySubscriber<Result<Answer, ServerError>, Never>
  ) {
    self.send = send
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, !wasSent, subscriber != nil else { return }
    wasSent = true
    token = send { [weak self] result in self?.receive(result) }
  }

  func cancel() {
    subscriber = nil
    token = nil
  }

  private func receive(_ result: Result<Answer, ServerError>) {
    let subscriber = subscriber
    cancel()
    _ = subscriber?.receive(result)
    subscriber?.receive(completion: .finished)
  }
}
