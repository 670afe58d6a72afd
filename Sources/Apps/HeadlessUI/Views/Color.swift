/// A colour by its meaning, like a system colour.
public nonisolated enum Color: String, Sendable, Hashable, Codable, CaseIterable {
  /// The colour of ordinary text.
  case label
  case red
  case gray
  case green
  case blue

  /// The name in frames and scripts.
  public var name: String { rawValue }
}
