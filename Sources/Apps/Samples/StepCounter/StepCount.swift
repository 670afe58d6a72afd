/// A count of steps, and the rule that it never falls below zero.
public nonisolated struct StepCount: Hashable, Sendable {
  /// The count, 0 or more.
  public private(set) var value = 0

  /// A count that begins at zero.
  public init() {}

  /// Says whether there is a step to take back.
  public var canDecrement: Bool { value > 0 }

  /// Counts one further.
  public mutating func increment() { value += 1 }

  /// Takes one step back; without effect at zero.
  public mutating func decrement() {
    if canDecrement { value -= 1 }
  }
}
