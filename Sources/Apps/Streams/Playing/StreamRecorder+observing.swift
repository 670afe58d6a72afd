public import Reactive

extension StreamRecorder {
  /// Subscribes to a publisher, and writes what is heard on a line of its own.
  ///
  /// - Parameters:
  ///   - name: What the line is called.
  ///   - publisher: The publisher.
  ///   - start: When to subscribe, in milliseconds from the beginning of the run.
  ///   - end: When to cancel; never if it is left out.
  ///   - file: The file of the program, which the compiler fills in.
  ///   - line: Its line, which the compiler fills in.
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
  /// The completion on a line.
  var event: MarbleEvent {
    switch self {
    case .finished: .completed
    case .failure(let error): .failed("\(error)")
    }
  }
}

extension StreamRecorder {
  /// Sends values into a subject, each at its time, and writes them on a line of their own.
  ///
  /// ```swift
  /// recorder.send([100: "a", 400: "b"], to: letters, "letters", completing: 900)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values by time, in milliseconds from the beginning of the run.
  ///   - subject: The subject; it is kept until the last has been sent.
  ///   - name: What the line is called.
  ///   - end: When the subject completes, if it does.
  public func send<Value>(
    _ values: KeyValuePairs<Int, Value>, to subject: some Subject<Value, Never>, _ name: String,
    completing end: Int? = nil
  ) {
    let write = line(name, .sent)
    // What a subject keeps is there before anything is sent.
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
