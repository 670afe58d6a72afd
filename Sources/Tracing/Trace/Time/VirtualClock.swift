/// A clock that moves only when a scenario says so, in whole milliseconds.
///
/// Work is performed in order of time. At equal times, a server's answers come before timers, and
/// work scheduled earlier comes first.
@MainActor
public final class VirtualClock {
  /// The time since the performance began, in milliseconds.
  public private(set) var now = 0
  /// The maximum number of jobs in one move of the clock.
  public nonisolated static let jobLimit = 10_000

  private var jobs: [ClockJob] = []
  private var issued = 0

  /// Creates a clock at zero without jobs.
  public init() {}

  /// The number of waiting jobs.
  public var pending: Int { jobs.count { $0.isWaiting } }

  /// Schedules work.
  ///
  /// - Parameters:
  ///   - delay: The delay in milliseconds; a negative one counts as 0.
  ///   - origin: The origin, a timer by default.
  ///   - label: The name of the work in the trace.
  ///   - work: The work.
  /// - Returns: The job, which is cancelled when it is released.
  public func schedule(
    after delay: Int, origin: WorkOrigin = .timer, label: String = "timer",
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    issued += 1
    let scheduled = ScheduledWork(work)
    let due = now + max(0, delay)
    jobs.append(
      ClockJob(
        due: due, origin: origin, number: issued,
        deferred: Recorder.current.map { DeferredWork(label, due: due, in: $0) }, handle: scheduled)
    )
    return scheduled
  }

  /// Moves the clock, and performs the jobs that are due up to and including the new time.
  ///
  /// - Parameter milliseconds: The distance; 0 or less performs the jobs that are due now.
  /// - Throws: ``ClockFailure/tooManyJobs(limit:)`` if the jobs do not end.
  public func advance(by milliseconds: Int) throws(ClockFailure) {
    let end = now + max(0, milliseconds)
    var performed = 0
    while Recorder.ofLives?.isStopped != true, let next = nextJob(dueBy: end) {
      performed += 1
      guard performed <= Self.jobLimit else { throw .tooManyJobs(limit: Self.jobLimit) }
      set(max(now, next.due))
      perform(next)
    }
    set(end)
  }

  private func nextJob(dueBy end: Int) -> ClockJob? {
    jobs.removeAll { !$0.isWaiting }
    guard let next = jobs.indices.min(by: { jobs[$0].order < jobs[$1].order }),
      jobs[next].due <= end
    else { return nil }
    return jobs.remove(at: next)
  }

  private func perform(_ job: ClockJob) {
    guard let work = job.handle?.take() else { return }
    if let deferred = job.deferred { deferred.perform(work) } else { work() }
  }

  private func set(_ time: Int) {
    now = time
    Recorder.current?.setTime(time)
  }
}

/// An error in moving the clock.
public enum ClockFailure: Error, Equatable {
  /// More jobs fell due in one move than the limit.
  case tooManyJobs(limit: Int)
}

/// The origin of scheduled work; at equal times, the first case comes first.
public enum WorkOrigin: Int, Sendable {
  case server
  case timer
}

extension VirtualClock {
  private struct ClockJob {
    let due: Int
    let origin: WorkOrigin
    let number: Int
    let deferred: DeferredWork?
    weak var handle: ScheduledWork?

    @MainActor var isWaiting: Bool { handle.map { !$0.isCancelled } ?? false }
    var order: (Int, Int, Int) { (due, origin.rawValue, number) }
  }
}

/// Work that waits for the clock; releasing it cancels it.
@MainActor
public final class ScheduledWork {
  /// Indicates whether the work was cancelled.
  public private(set) var isCancelled = false

  private var work: (@MainActor () -> Void)?

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  /// Cancels the work, and releases everything that it captures.
  public func cancel() {
    isCancelled = true
    work = nil
  }

  /// Returns the work and removes it, so that it is performed only once.
  func take() -> (@MainActor () -> Void)? {
    defer { work = nil }
    return work
  }
}
