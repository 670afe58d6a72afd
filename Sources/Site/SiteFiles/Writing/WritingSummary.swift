/// The changes that a writing made.
public struct WritingSummary: Hashable, Sendable {
  /// The number of files that are new or have changed.
  public var written = 0
  /// The number of files that are as they were.
  public var unchanged = 0
  /// The number of files that went.
  public var removed = 0

  /// Creates an empty summary.
  public init() {}
}
