import Trace

extension LiveBinding {
  /// The binding that a subscription makes, if a recording is under way.
  ///
  /// - Parameters:
  ///   - publisher: What is subscribed to.
  ///   - sink: Who is told; `nil` for the participant in whose method this is.
  /// - Returns: The binding; nothing when nobody records.
  static func subscription(to publisher: Any, sink: (any Traceable)? = nil) -> LiveBinding? {
    guard let recorder = Recorder.current else { return nil }
    let chain = Chain(endingWith: publisher)
    let origin = Origin(of: chain, in: recorder)
    return LiveBinding(
      .publisher, from: origin.participant, to: sink, member: origin.member,
      operators: chain.operators)
  }
}
