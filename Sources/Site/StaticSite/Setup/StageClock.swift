import Synchronization

/// The duration of each stage of a build, and the number of items that it processed.
public final class StageClock: Sendable {
  /// One stage.
  public struct Stage: Sendable {
    /// The name of the stage, such as `render`.
    public let name: String
    /// The duration.
    public let duration: Duration
    /// The number of items that it processed, if they can be counted.
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

  /// The stages, in the order in which they ended.
  public var stages: [Stage] { ended.withLock { $0 } }

  /// The total duration of all stages.
  public var total: Duration { stages.reduce(.zero) { $0 + $1.duration } }

  /// Runs a stage and records its duration; a stage that throws is not recorded.
  ///
  /// - Parameters:
  ///   - name: The name of the stage.
  ///   - count: Computes the number of processed items from the result.
  ///   - work: The stage.
  /// - Returns: The result of the stage.
  /// - Throws: The error of the stage.
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

  /// Runs a stage that returns the number of items that it processed.
  func run(_ name: String, _ work: () -> Int) {
    _ = measure(name, count: Int?.some, work)
  }

  /// Runs an asynchronous stage and records its duration.
  ///
  /// - Parameters:
  ///   - name: The name of the stage.
  ///   - count: Computes the number of processed items from the result.
  ///   - isolation: The actor that the stage runs on.
  ///   - work: The stage.
  /// - Returns: The result of the stage.
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
