import Reactive
import Samples

/// One request, sent at the first demand of its subscriber.
@Traced(.model)
final class RequestSubscription<Output>: Subscription {
  private let send: (@escaping RequestPublisher<Output>.Completion) -> RequestToken
  private var subscriber: AnySubscriber<Output, ServerError>?
  private var wasSent = false
  private var token: RequestToken?

  init(
    _ send: @escaping (@escaping RequestPublisher<Output>.Completion) -> RequestToken,
    for subscriber: AnySubscriber<Output, ServerError>
  ) {
    self.send = send
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, !wasSent, subscriber != nil else { return }
    wasSent = true
    let token = send { [weak self] result in self?.receive(result) }
    // The server may have answered inside the call.
    if subscriber != nil { self.token = token }
  }

  func cancel() {
    subscriber = nil
    token = nil
  }

  private func receive(_ result: Result<Output, ServerError>) {
    let subscriber = subscriber
    cancel()
    switch result {
    case .success(let output):
      _ = subscriber?.receive(output)
      subscriber?.receive(completion: .finished)
    case .failure(let error):
      subscriber?.receive(completion: .failure(error))
    }
  }
}
