public import OpenCombine
public import Trace

/// Combine's scheduler on the time that a scenario moves.
public struct VirtualScheduler {
  private let clock: VirtualClock

  /// A scheduler on a clock.
  public init(_ clock: VirtualClock) {
    self.clock = clock
  }
}

extension VirtualClock {
  /// A scheduler for operators that take time.
  @MainActor
  public var scheduler: VirtualScheduler { VirtualScheduler(self) }
}

extension VirtualScheduler: Scheduler {
  public typealias SchedulerTimeType = VirtualTime
  public typealias SchedulerOptions = Never

  public var now: VirtualTime { VirtualTime(milliseconds: clock.now) }
  public var minimumTolerance: VirtualTime.Stride { .zero }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    once(after: 0, action)
  }

  public func schedule(
    after date: VirtualTime, tolerance: VirtualTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    once(after: date.milliseconds - clock.now, action)
  }

  public func schedule(
    after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let job = SchedulerJob()
    repeats(job, after: date.milliseconds - clock.now, every: interval.milliseconds, action)
    return AnyCancellable { job.end() }
  }

  /// No caller can cancel this work, so it is kept until it has been done.
  private func once(after delay: Int, _ action: @escaping () -> Void) {
    let job = SchedulerJob()
    job.work = clock.schedule(after: delay) {
      job.end()
      action()
    }
  }

  private func repeats(
    _ job: SchedulerJob, after delay: Int, every interval: Int, _ action: @escaping () -> Void
  ) {
    job.work = clock.schedule(after: delay) { [weak job] in
      guard let job, !job.isOver else { return }
      repeats(job, after: max(1, interval), every: interval, action)
      action()
    }
  }
}

/// The work that a scheduler has handed to the clock.
private nonisolated final class SchedulerJob {
  var work: ScheduledWork?
  private(set) var isOver = false

  func end() {
    isOver = true
    work = nil
  }
}
