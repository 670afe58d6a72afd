import Trace

extension LiveBinding {
  /// The binding that a subscription makes, if a recording is under way.
  ///
  /// A subscription to a stage of the subscriber's own is none: what comes from others is delivered
  /// where it reaches the stage.
  ///
  /// - Parameters:
  ///   - publisher: What is subscribed to.
  ///   - sink: The participant to notify; `nil` for the one in whose method this is.
  /// - Returns: The binding, if there is one.
  static func subscription(to publisher: Any, sink: (any Traceable)? = nil) -> LiveBinding? {
    guard Recorder.current != nil else { return nil }
    let subscriber = sink.flatMap { ParticipantMark($0) } ?? .acting
    let origin = Origin(of: publisher, for: subscriber)
    if origin.isStage, let subscriber, origin.participant?.isSame(as: subscriber) == true {
      return nil
    }
    return LiveBinding(
      .publisher, from: origin.participant, to: subscriber, member: origin.member,
      operators: origin.operators)
  }
}
