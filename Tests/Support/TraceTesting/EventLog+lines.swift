public import Trace

extension EventLog {
  /// The events of some kinds, each in one line: `effect Presenter#1 → Screen#1 label.text "a" →
  /// "b"`.
  ///
  /// Who acts and who is acted on is there, `-` for nobody, what happens, and whether it wrote what
  /// was there already.
  public func lines(_ kinds: EventKind...) -> [String] {
    events.filter { kinds.contains($0.kind) }.map { event in
      "\(event.kind) \(event.from ?? "-") → \(event.to ?? "-") \(event.text(in: self))"
        + (event.isRedundant ? " (redundant)" : "")
    }
  }
}

/// The log of what is done with a recorder of its own.
///
/// - Parameter body: What to record.
/// - Returns: The log.
@MainActor
public func recording(_ body: (Recorder) throws -> Void) rethrows -> EventLog {
  let recorder = Recorder()
  try recorder.record { try body(recorder) }
  return recorder.log()
}
