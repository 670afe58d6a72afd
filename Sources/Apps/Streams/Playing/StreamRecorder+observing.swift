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
