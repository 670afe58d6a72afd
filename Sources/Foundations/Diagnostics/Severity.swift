/// How bad it is.
public enum Severity: String, Sendable, Codable, CaseIterable {
  /// The work cannot be finished.
  case error
  /// The work is finished, and probably not as it was meant.
  case warning
  /// Worth knowing.
  case note
}
