public import Reactive
import Trace

extension StreamRecorder {
  /// A request that is made once for each subscriber, and answered some time later.
  ///
  /// Each subscription has a line of its own, with its cancellation if there is one.
  ///
  /// - Parameters:
  ///   - name: What the line is called.
  ///   - answer: The answer, or the error.
  ///   - delay: How long the answer takes, in milliseconds.
  /// - Returns: A publisher of the answer.
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
  /// A request that is made once for each subscriber, and does not fail.
  ///
  /// - Parameters:
  ///   - name: What the line is called.
  ///   - value: The answer.
  ///   - delay: How long the answer takes, in milliseconds.
  /// - Returns: A publisher of the answer.
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
