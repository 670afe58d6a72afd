import Foundation
import Synchronization

/// The recorder of the events of a scenario, a test or a program.
///
/// Traced code finds its recorder through ``current``. A scenario runs on the main actor. The lock
/// is needed because a `deinit` and a `@Sendable` closure cannot declare that, and because a
/// program may run on any thread (``Scope``).
public final class Recorder: Sendable {
  /// The amount of detail to record.
  public enum Detail: Sendable, Hashable {
    /// All events.
    case events
    /// Only the beginnings and ends of lives.
    ///
    /// This is enough to find objects that outlive an app, at a small part of the cost.
    case lives
  }

  /// The code to record.
  public enum Scope: Sendable, Hashable {
    /// An app in a scenario: the code that runs on the main thread inside ``record(_:)``.
    ///
    /// An endless loop is stopped (``RecordingBounds``), so that the performance can fail.
    case performance
    /// Any program: the recording task and everything that follows from it, on any thread.
    ///
    /// The recorder changes nothing that the program does.
    case program
  }

  private let state = Mutex(RecorderState())
  private let detail: Detail
  let scope: Scope
  /// The maximum number of events of a program.
  let limit: Int
  let isFinished = Atomic<Bool>(false)

  /// Creates a recorder with an empty log.
  ///
  /// The recording of a program ends after `limit` events; see ``overflow``.
  public init(
    _ detail: Detail = .events, scope: Scope = .performance, limit: Int = 1_000_000
  ) {
    self.detail = detail
    self.scope = scope
    // A draft stores the key of another draft in four bytes.
    self.limit = min(limit, Int(Int32.max))
  }

  private static let active = Mutex<Active?>(nil)
  /// The thread on which a scenario is performed, or 0; checked before the lock is taken.
  private static let performingThread = Atomic<Int>(0)
  /// The number of recordings in progress; while it is zero, traced code checks nothing else.
  static let underWay = Atomic<Int>(0)
  static var isAnyUnderWay: Bool { underWay.load(ordering: .relaxed) > 0 }
  @TaskLocal static var ofTask: Recorder?

  /// The recorder that is active here, if it records events.
  ///
  /// A scenario's recording does not include code that runs on other threads.
  public static var current: Recorder? {
    guard let recorder = ofLives, recorder.detail == .events else { return nil }
    return recorder
  }

  /// The recorder that is active here, whatever its detail.
  static var ofLives: Recorder? {
    guard isAnyUnderWay else { return nil }
    if performingThread.load(ordering: .relaxed) == Strand.thread {
      return active.withLock { $0?.recorder }
    }
    guard let recorder = ofTask ?? Strand.recorder else { return nil }
    return recorder.isFinished.load(ordering: .relaxed) ? nil : recorder
  }

  /// Indicates whether this code belongs to this recording, or follows from it.
  var isUnderWay: Bool {
    switch scope {
    case .performance: self === Self.current
    case .program: !isFinished.load(ordering: .relaxed)
    }
  }

  /// Performs `body` with this recorder as the current one.
  @MainActor
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.perform(Active(recorder: self, thread: Strand.thread))
    Self.underWay.add(1, ordering: .relaxed)
    defer {
      _ = Self.perform(outer)
      Self.underWay.subtract(1, ordering: .relaxed)
    }
    return try body()
  }

  /// Reads or changes the recorder's state under its lock.
  ///
  /// Values are captured beforehand, because capturing takes the same lock. `type` is the type
  /// whose initialiser is about to be called, if any.
  func update<Result: Sendable>(
    initialising type: Any.Type? = nil, _ body: (inout RecorderState) -> Result
  ) -> Result {
    let strand = scope == .program ? Strand.current : nil
    return state.withLock { state in
      if let strand { state.turn(to: strand) }
      if !state.waiting.isEmpty { state.endWaiting(before: type) }
      defer {
        if strand != nil, state.overflow != nil { isFinished.store(true, ordering: .relaxed) }
      }
      return body(&state)
    }
  }

  /// Returns the log of everything recorded so far.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public func log() -> EventLog { update { $0.log() } }

  /// The number of events so far.
  public var count: Int { update { $0.order.count } }
}

extension Recorder {
  /// The recorder of the current performance, and its thread.
  private struct Active {
    let recorder: Recorder
    let thread: Int
  }

  /// Sets the current performance, and returns the previous one.
  private static func perform(_ next: Active?) -> Active? {
    active.withLock { active in
      let outer = active
      active = next
      performingThread.store(next?.thread ?? 0, ordering: .relaxed)
      return outer
    }
  }
}
