public import Reactive

extension StreamRecorder {
  /// Subscribes to a publisher, and writes the received events on a separate line.
  ///
  /// - Parameters:
  ///   - name: The name of the line.
  ///   - publisher: The publisher.
  ///   - start: The time of the subscription, in milliseconds from the beginning of the run.
  ///   - end: The time of the cancellation, if there is one.
  ///   - file: The file of the program, from the compiler.
  ///   - line: The line of the program, from the compiler.
  public func observe<Value, Failure>(
    _ name: String, _ publisher: some Publisher<Value, Failure>, from start: Int = 0,
    until end: Int? = nil, file: String = #fileID, line: Int = #line
  ) {
    let write = self.line(name, .heard, at: ProgramLocation(file: file, line: line))
    var subscription: AnyCancellable?
    schedule(at: start) {
      write(.subscribed)
      subscription = publisher.sink(
        receiveCompletion: { write($0.event) }, receiveValue: { write(.value("\($0)")) })
    }
    guard let end else {
      return subscriptions.append(AnyCancellable { subscription?.cancel() })
    }
    schedule(at: end) {
      write(.cancelled)
      subscription?.cancel()
    }
  }
}

extension Subscribers.Completion {
  /// The event of the completion.
  var event: MarbleEvent {
    switch self {
    case .finished: .completed
    case .failure(let error): .failed("\(error)")
    }
  }
}

extension StreamRecorder {
  /// Sends values into a subject, each at its time, and writes them on a separate line.
  ///
  /// ```swift
  /// recorder.send([100: "a", 400: "b"], to: letters, "letters", completing: 900)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values by time, in milliseconds from the beginning of the run.
  ///   - subject: The subject, kept alive until the last value has been sent.
  ///   - name: The name of the line.
  ///   - end: The time at which the subject completes, if it does.
  public func send<Value>(
    _ values: KeyValuePairs<Int, Value>, to subject: some Subject<Value, Never>, _ name: String,
    completing end: Int? = nil
  ) {
    let write = line(name, .sent)
    // A subject has its initial value before anything is sent.
    if let kept = subject as? CurrentValueSubject<Value, Never> {
      write(.value("\(kept.value)"))
    }
    for (time, value) in values {
      schedule(at: time) {
        write(.value("\(value)"))
        subject.send(value)
      }
    }
    guard let end else { return }
    schedule(at: end) {
      write(.completed)
      subject.send(completion: .finished)
    }
  }
}
