public import OpenCombine
public import Trace

/// A Combine scheduler on virtual time.
public struct VirtualScheduler {
  private let clock: VirtualClock

  /// Creates a scheduler on a clock.
  public init(_ clock: VirtualClock) {
    self.clock = clock
  }
}

extension VirtualClock {
  /// A scheduler for time-based operators.
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

  /// Keeps the work alive until it is done, because no caller can cancel it.
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

/// The work that a scheduler has passed to the clock.
private nonisolated final class SchedulerJob {
  var work: ScheduledWork?
  private(set) var isOver = false

  func end() {
    isOver = true
    work = nil
  }
}

/// A moment of virtual time, in milliseconds since the performance began.
public nonisolated struct VirtualTime: Strideable, Sendable, Hashable {
  /// The milliseconds since the performance began.
  public let milliseconds: Int

  /// Creates a moment.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  public func distance(to other: VirtualTime) -> Stride {
    Stride(milliseconds: other.milliseconds - milliseconds)
  }

  public func advanced(by stride: Stride) -> VirtualTime {
    VirtualTime(milliseconds: milliseconds + stride.milliseconds)
  }
}

nonisolated extension VirtualTime {
  /// A duration of virtual time in milliseconds, rounded to the nearest whole one.
  public nonisolated struct Stride: Sendable, Hashable {
    /// The duration in milliseconds.
    public var milliseconds: Int

    /// Creates a duration.
    public init(milliseconds: Int) {
      self.milliseconds = milliseconds
    }
  }
}

nonisolated extension VirtualTime.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ seconds: Int) -> Self { Self(milliseconds: seconds * 1_000) }
  public static func seconds(_ seconds: Double) -> Self {
    Self(milliseconds: Int((seconds * 1_000).rounded()))
  }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(milliseconds: milliseconds) }
  public static func microseconds(_ microseconds: Int) -> Self {
    seconds(Double(microseconds) / 1_000_000)
  }
  public static func nanoseconds(_ nanoseconds: Int) -> Self {
    seconds(Double(nanoseconds) / 1_000_000_000)
  }
}

/// Numbers represent seconds, as in Combine's other schedulers.
nonisolated extension VirtualTime.Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init(floatLiteral value: Double) { self = .seconds(value) }
  public init?<Source: BinaryInteger>(exactly source: Source) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  public var magnitude: Int { abs(milliseconds) }

  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }
  public static func + (left: Self, right: Self) -> Self {
    Self(milliseconds: left.milliseconds + right.milliseconds)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(milliseconds: left.milliseconds - right.milliseconds)
  }
  public static func * (left: Self, right: Self) -> Self {
    Self(milliseconds: left.milliseconds * right.milliseconds / 1_000)
  }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}
