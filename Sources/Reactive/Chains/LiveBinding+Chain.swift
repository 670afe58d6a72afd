import Trace

extension LiveBinding {
  /// The binding that a subscription makes, if a recording is under way.
  ///
  /// - Parameters:
  ///   - publisher: What is subscribed to.
  ///   - sink: Who is told; `nil` for the participant in whose method this is.
  /// - Returns: The binding; nothing when nobody records.
  static func subscription(to publisher: Any, sink: (any Traceable)? = nil) -> LiveBinding? {
    guard Recorder.current != nil else { return nil }
    let subscriber = sink.flatMap { ParticipantMark($0) } ?? .acting
    let origin = Origin(of: publisher, for: subscriber)
    return LiveBinding(
      .publisher, from: origin.participant, to: subscriber, member: origin.member,
      operators: origin.operators)
  }
}
