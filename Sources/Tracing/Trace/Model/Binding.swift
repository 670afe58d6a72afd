/// A lasting registration by which a later change in its source reaches its sink, without the
/// source naming the sink's type.
public struct Binding: Sendable, Hashable, Codable, Identifiable {
  /// 1, 2, 3 … within a recording, in order of binding.
  public let id: Int
  /// The mechanism by which it was made.
  public let mechanism: Mechanism
  /// The participant whose changes it delivers.
  public let source: Participant.ID
  /// The participant that is notified.
  public let sink: Participant.ID
  /// The member that is bound, in the source's words: `increment.touchUpInside`, `delegate`,
  /// `$count`.
  public let member: String
  /// The operators between source and sink, as far as static types show.
  public let operators: [String]

  /// A binding, as a recorder or a reader of traces knows it.
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
