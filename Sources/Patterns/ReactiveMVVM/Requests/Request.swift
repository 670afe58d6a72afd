import Reactive
import Samples

/// Makes publishers of requests to a service.
@Traced(.viewModel)
enum Request {
  /// A publisher that sends a request for each subscriber, publishes its result and completes.
  ///
  /// Cancelling the subscription cancels the request. A failure is a value: it ends a request, and
  /// not the stream that the request is part of.
  ///
  /// ```swift
  /// Request.publisher(list.request) { service.page(from: $0.offset, $1) }
  /// ```
  ///
  /// - Parameters:
  ///   - parameters: What is requested; `nil` for a publisher that only completes.
  ///   - send: Sends the request, and gives its token.
  /// - Returns: The publisher.
  static func publisher<Parameters, Output>(
    _ parameters: Parameters?,
    _ send:
      @escaping (
        Parameters, @escaping (Result<Output, ServerError>) -> Void
      ) -> RequestToken
  ) -> AnyPublisher<Result<Output, ServerError>, Never> {
    guard let parameters else { return Empty().eraseToAnyPublisher() }
    return Deferred {
      var token: RequestToken?
      return Future<Result<Output, ServerError>, Never> { promise in
        token = send(parameters) { promise(.success($0)) }
      }
      .handleEvents(receiveCancel: { token?.cancel() })
    }
    .eraseToAnyPublisher()
  }
}
