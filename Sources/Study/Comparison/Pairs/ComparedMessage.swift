public import Trace

/// A row of a step, as far as two patterns can have it in common.
public struct ComparedMessage: Sendable, Hashable {
  /// The sort of the row: `call`, `effect`.
  public let kind: String
  /// The side that acts, if one does.
  public let from: Side?
  /// The side that is acted on.
  public let to: Side?
  /// The event in the code's words.
  public let label: String
  /// The value that came back or was written.
  public let value: String?
  /// Says whether it wrote what was there already.
  public let isRedundant: Bool
  /// Says whether it is an act of a person, a change of what the domain holds, or a write on a
  /// widget: what patterns share, whoever does it.
  public let isLandmark: Bool

  /// A row.
  public init(
    kind: String, from: Side?, to: Side?, label: String, value: String? = nil,
    isRedundant: Bool = false, isLandmark: Bool = false
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.label = label
    self.value = value
    self.isRedundant = isRedundant
    self.isLandmark = isLandmark
  }
}
