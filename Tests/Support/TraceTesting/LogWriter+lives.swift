public import Trace

extension LogWriter {
  /// Begins a participant's life.
  public mutating func create(_ participant: String, by creator: String? = nil) {
    add(.create, from: creator, to: participant)
  }

  /// Ends a participant's life.
  public mutating func destroy(_ participant: String) { add(.destroy, to: participant) }

  /// Hands work to the clock.
  ///
  /// - Returns: The event that the work is going to have as its cause.
  public mutating func schedule(
    _ participant: String, _ label: String = "work", due: Int = 0
  ) -> Event.ID {
    add(.schedule(label: label, due: due), from: participant, to: participant)
  }

  /// Begins work because of an earlier event, outside of every input.
  public mutating func resume(
    _ participant: String, because cause: Event.ID, _ label: String = "work",
    _ body: (inout LogWriter) -> Void
  ) {
    let event = addApart(.resume(label: label), to: participant, cause: cause)
    apart(inside: event, body)
  }
}
