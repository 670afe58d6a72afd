/// Time that moves only when a scenario says so, in whole milliseconds.
///
/// Work falls due in order of time; at equal times a server's answers come before timers, and then
/// what was scheduled first.
@MainActor
public final class VirtualClock {
  /// The time since the performance began, in milliseconds.
  public private(set) var now = 0
  /// The number of jobs that one move of the clock may perform.
  public nonisolated static let jobLimit = 10_000

  private var jobs: [ClockJob] = []
  private var issued = 0

  /// A clock at zero, with nothing to do.
  public init() {}

  /// The number of jobs that wait.
  public var pending: Int { jobs.count { $0.isWaiting } }

  /// Schedules work to be done later.
  ///
  /// - Parameters:
  ///   - delay: In how many milliseconds from now; not negative.
  ///   - origin: A timer, unless a server answers.
  ///   - label: What the trace calls it.
  ///   - work: What to do.
  /// - Returns: The job; it is cancelled when the returned value is released.
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

  /// Moves the clock, and does what falls due up to and including the end.
  ///
  /// - Parameter milliseconds: By how much; 0, or less, does what is due now.
  /// - Throws: ``ClockFailure/tooManyJobs(limit:)`` when the work does not end.
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

/// An error of moving the clock.
public enum ClockFailure: Error, Equatable {
  /// More jobs fell due in one move than a settling program has.
  case tooManyJobs(limit: Int)
}

/// The origin of scheduled work; at equal times the former comes first.
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
  /// Says whether the work will not be done any more.
  public private(set) var isCancelled = false

  private var work: (@MainActor () -> Void)?

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  /// Cancels the work, and releases what it holds.
  public func cancel() {
    isCancelled = true
    work = nil
  }

  /// Gives the work away, to be done now and not again.
  func take() -> (@MainActor () -> Void)? {
    defer { work = nil }
    return work
  }
}
