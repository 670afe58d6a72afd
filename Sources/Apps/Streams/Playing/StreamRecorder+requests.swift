public import Reactive
import Trace

extension StreamRecorder {
  /// Returns a request that is made once for each subscriber and answered after a delay in
  /// milliseconds.
  ///
  /// Each subscription has its own line, which includes its cancellation.
  public func request<Value, Failure>(
    _ name: String, _ answer: Result<Value, Failure>, after delay: Int
  ) -> AnyPublisher<Value, Failure> {
    let clock = clock
    return Deferred {
      let write = self.line(name, .request)
      let answers = PassthroughSubject<Value, Failure>()
      write(.subscribed)
      let work = clock.schedule(after: delay, origin: .server) {
        answer.send(to: answers, write)
      }
      return answers.handleEvents(receiveCancel: {
        write(.cancelled)
        work.cancel()
      })
    }
    .eraseToAnyPublisher()
  }
}

extension StreamRecorder {
  /// Returns a request that is made once for each subscriber, and does not fail.
  public func request<Value>(
    _ name: String, answer value: Value, after delay: Int
  ) -> AnyPublisher<Value, Never> {
    request(name, .success(value), after: delay)
  }
}

extension Result {
  /// Sends the value and the completion, or the error.
  fileprivate func send(
    to subject: PassthroughSubject<Success, Failure>, _ write: (MarbleEvent) -> Void
  ) {
    switch self {
    case .success(let value):
      write(.value("\(value)"))
      write(.completed)
      subject.send(value)
      subject.send(completion: .finished)
    case .failure(let error):
      write(.failed("\(error)"))
      subject.send(completion: .failure(error))
    }
  }
}
