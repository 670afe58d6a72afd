import Synchronization

/// Values that are computed when they are first requested.
///
/// ```swift
/// let squares = Memo<Int, Int>()
/// let square = squares.value(for: 12) { 12 * 12 }
/// ```
///
/// The lock is not held meanwhile: concurrent callers may both compute a value, and both results
/// must be equal.
public final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// Creates an empty memo.
  public init() {}

  /// Returns the value for a key, or computes and remembers it.
  public func value(for key: Key, make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = make()
    values.withLock { $0[key] = made }
    return made
  }
}
