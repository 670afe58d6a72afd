import Synchronization

/// The time that each stage of a build took, and how many things it processed.
public final class StageClock: Sendable {
  /// One stage.
  public struct Stage: Sendable {
    /// The name of the stage, such as `render`.
    public let name: String
    /// The time that it took.
    public let duration: Duration
    /// The number of things it processed, if they can be counted.
    public let count: Int?
  }

  private let ended = Mutex<[Stage]>([])
  private let onBegin: @Sendable (String) -> Void

  /// Creates a clock without stages.
  ///
  /// - Parameter onBegin: Receives the name of each stage as it begins.
  public init(onBegin: @escaping @Sendable (String) -> Void = { _ in }) {
    self.onBegin = onBegin
  }

  /// The stages in the order they ended.
  public var stages: [Stage] { ended.withLock { $0 } }

  /// The time of all stages together.
  public var total: Duration { stages.reduce(.zero) { $0 + $1.duration } }

  /// Runs a stage and notes how long it took; one that throws is not noted.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - count: Computes from the result how many things were processed.
  ///   - work: The stage.
  /// - Returns: What the stage gives.
  /// - Throws: What the stage throws.
  public func measure<Result, Failure: Error>(
    _ name: String, count: (Result) -> Int? = { _ in nil },
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    onBegin(name)
    let start = ContinuousClock.now
    let result = try work()
    note(name, since: start, count: count(result))
    return result
  }

  /// Runs a stage that says itself how many things it processed.
  func run(_ name: String, _ work: () -> Int) {
    _ = measure(name, count: Int?.some, work)
  }

  /// Runs a stage that waits for others, and notes how long it took.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - count: Computes from the result how many things were processed.
  ///   - isolation: Where it is done.
  ///   - work: The stage.
  /// - Returns: What the stage gives.
  public func measure<Result>(
    _ name: String, count: (Result) -> Int? = { _ in nil },
    isolation: isolated (any Actor)? = #isolation, _ work: () async -> Result
  ) async -> Result {
    onBegin(name)
    let start = ContinuousClock.now
    let result = await work()
    note(name, since: start, count: count(result))
    return result
  }

  private func note(_ name: String, since start: ContinuousClock.Instant, count: Int?) {
    let duration = ContinuousClock.now - start
    ended.withLock { $0.append(Stage(name: name, duration: duration, count: count)) }
  }
}
