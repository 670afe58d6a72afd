import Foundation
import Synchronization

/// Writes down what happens while one scenario is performed.
///
/// The traced code finds the recorder through ``current``. Everything recorded happens on the main
/// actor; the lock is there because a `deinit` and a `@Sendable` closure may not say so.
public final class Recorder: Sendable {
  /// The amount of detail that is recorded.
  public enum Detail: Sendable, Hashable {
    /// Everything.
    case events
    /// No more than whose life begins and ends: enough to find what outlives an app, at a small
    /// part of the cost.
    case lives
  }

  private let state = Mutex(RecorderState())
  private let detail: Detail

  /// A recorder with an empty log.
  public init(_ detail: Detail = .events) {
    self.detail = detail
  }

  private static let active = Mutex<Active?>(nil)

  /// The recorder of the performance that is under way, if one is that records events.
  ///
  /// What happens on other threads meanwhile belongs to no recording.
  public static var current: Recorder? {
    guard let recorder = ofLives, recorder.detail == .events else { return nil }
    return recorder
  }

  /// The recorder of the performance that is under way, if one is, however much it records.
  static var ofLives: Recorder? {
    active.withLock { active in
      guard let active, pthread_equal(active.thread, pthread_self()) != 0 else { return nil }
      return active.recorder
    }
  }

  /// Performs `body` with this recorder as the current one.
  ///
  /// - Parameter body: What to record.
  /// - Returns: What `body` returns.
  @MainActor
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.active.withLock { active in
      let outer = active
      active = Active(recorder: self, thread: pthread_self())
      return outer
    }
    defer { Self.active.withLock { $0 = outer } }
    return try body()
  }

  /// Reads or changes the recorder's state.
  ///
  /// Values are rendered before, not inside.
  func update<Result: Sendable>(_ body: (inout RecorderState) -> Result) -> Result {
    state.withLock { state in body(&state) }
  }

  /// The log of all that was recorded up to now.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public func log() -> EventLog { update { $0.log() } }

  /// The number of events up to now.
  public var count: Int { update { $0.order.count } }
}

extension Recorder {
  /// The recorder of the performance that is under way, and the thread on which it is.
  private struct Active {
    let recorder: Recorder
    let thread: pthread_t
  }
}
