/// What became of a file.
public enum FileChange: String, Hashable, Sendable {
  /// It was there before.
  case changed
  /// It is new.
  case added
  /// It is gone.
  case removed
}
