/// How long each stage of a build took, and how many things it dealt with.
public struct StageClock: Sendable {
  /// One stage.
  public struct Stage: Sendable {
    /// What was done, such as `render`.
    public let name: String
    /// How long it took.
    public let duration: Duration
    /// How many things it dealt with, if they can be counted.
    public let count: Int?
  }

  /// The stages in the order they ended.
  public private(set) var stages: [Stage] = []

  /// Makes a clock without stages.
  public init() {}

  /// The time of all stages together.
  public var total: Duration { stages.reduce(.zero) { $0 + $1.duration } }

  /// Runs a stage and notes how long it took; one that throws is not noted.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - count: Tells from the result how many things were dealt with.
  ///   - work: The stage.
  /// - Returns: What the stage gives.
  /// - Throws: What the stage throws.
  public mutating func measure<Result, Failure: Error>(
    _ name: String, count: (Result) -> Int? = { _ in nil },
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    stages.append(Stage(name: name, duration: clock.now - start, count: count(result)))
    return result
  }

  /// Runs a stage that waits for others, and notes how long it took.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - count: Tells from the result how many things were dealt with.
  ///   - isolation: Where it is done.
  ///   - work: The stage.
  /// - Returns: What the stage gives.
  public mutating func measure<Result>(
    _ name: String, count: (Result) -> Int? = { _ in nil },
    isolation: isolated (any Actor)? = #isolation, _ work: () async -> Result
  ) async -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = await work()
    stages.append(Stage(name: name, duration: clock.now - start, count: count(result)))
    return result
  }
}
