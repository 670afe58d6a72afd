/// The times for which a connection waits for the other side.
///
/// Without bounds, clients that ask and do not read, or never finish asking, take all of the
/// program's memory and all of the files that it may have open.
struct Timeouts: Sendable {
  /// From a request's first byte to its last.
  var request = Duration.seconds(10)
  /// From one request to the next.
  var idle = Duration.seconds(60)
  /// Until a portion of an answer has been taken.
  var portion = Duration.seconds(30)

  /// The other side took too long.
  struct TimedOut: Error {}

  /// Does a piece of work, and cancels it when some time has passed.
  ///
  /// - Throws: What the work throws; ``TimedOut`` if it took too long.
  static func within<Result: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: limit)
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let result = first else { throw TimedOut() }
      return result
    }
  }
}
