import Reactive
import Samples

@Traced(extending: .model)
extension RequestPublisher {
  /// Publishes the failure as a value: a stream of requests must not end with the first that fails.
  func asResult() -> AnyPublisher<Result<Output, ServerError>, Never> {
    map(Result.success).catch { Just(.failure($0)) }.eraseToAnyPublisher()
  }
}
