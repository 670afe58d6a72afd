/// A lasting registration by which a later change of its source reaches its sink.
///
/// The source does not name the type of the sink.
public struct Binding: Sendable, Hashable, Codable, Identifiable {
  /// The number within a recording, from 1 in order of creation.
  public let id: Int
  /// The kind of registration.
  public let mechanism: Mechanism
  /// The participant whose changes it delivers.
  public let source: Participant.ID
  /// The participant that is notified.
  public let sink: Participant.ID
  /// The name of the bound member, such as `increment.touchUpInside`, `delegate` or `$count`.
  public let member: String
  /// The operators between source and sink, as far as static types show.
  public let operators: [String]

  /// Creates a binding.
  public init(
    id: Int, mechanism: Mechanism, source: Participant.ID, sink: Participant.ID, member: String,
    operators: [String] = []
  ) {
    self.id = id
    self.mechanism = mechanism
    self.source = source
    self.sink = sink
    self.member = member
    self.operators = operators
  }
}
