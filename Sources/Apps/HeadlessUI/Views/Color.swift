/// A colour by its meaning, as system colours have it.
public nonisolated enum Color: String, Sendable, Hashable, Codable, CaseIterable {
  /// The colour of ordinary text.
  case label
  case red
  case gray
  case green
  case blue

  /// The name that frames and scripts use.
  public var name: String { rawValue }
}
