public import Reactive

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
