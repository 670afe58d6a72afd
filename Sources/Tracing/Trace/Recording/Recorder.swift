import Foundation
import Synchronization

/// Writes down what happens while one scenario is performed, or while one test runs.
///
/// The traced code finds the recorder through ``current``. What a scenario records happens on the
/// main actor; the lock is there because a `deinit` and a `@Sendable` closure may not say so, and
/// because a program may run on any thread (``Scope``).
public final class Recorder: Sendable {
  /// The amount of detail that is recorded.
  public enum Detail: Sendable, Hashable {
    /// Everything.
    case events
    /// No more than whose life begins and ends: enough to find what outlives an app, at a small
    /// part of the cost.
    case lives
  }

  /// The code that is recorded.
  public enum Scope: Sendable, Hashable {
    /// An app in a scenario: what runs on the main thread inside ``record(_:)``. What does not end
    /// is stopped (``RecordingBounds``), so that the performance can fail.
    case performance
    /// Any program: what runs in the task that records, and what that leads to, on any thread. The
    /// recorder changes nothing that the program does.
    case program
  }

  private let state = Mutex(RecorderState())
  private let detail: Detail
  let scope: Scope
  /// The most events of a program.
  let limit: Int
  let isFinished = Atomic<Bool>(false)

  /// A recorder with an empty log.
  ///
  /// - Parameters:
  ///   - detail: How much is recorded.
  ///   - scope: Of which code.
  ///   - limit: The events after which the recording of a program ends; see ``overflow``.
  public init(
    _ detail: Detail = .events, scope: Scope = .performance, limit: Int = 1_000_000
  ) {
    self.detail = detail
    self.scope = scope
    // A draft has four bytes for the number of another one.
    self.limit = min(limit, Int(Int32.max))
  }

  private static let active = Mutex<Active?>(nil)
  /// The thread on which a scenario is performed, or 0: asked before the lock is taken.
  private static let performingThread = Atomic<Int>(0)
  /// The number of recordings under way: while it is zero, traced code asks for nothing else.
  static let underWay = Atomic<Int>(0)
  static var isAnyUnderWay: Bool { underWay.load(ordering: .relaxed) > 0 }
  @TaskLocal static var ofTask: Recorder?

  /// The recorder of what is under way here, if one is that records events.
  ///
  /// What happens on other threads while a scenario is performed belongs to no recording.
  public static var current: Recorder? {
    guard let recorder = ofLives, recorder.detail == .events else { return nil }
    return recorder
  }

  /// The recorder of what is under way here, if one is, however much it records.
  static var ofLives: Recorder? {
    guard isAnyUnderWay else { return nil }
    if performingThread.load(ordering: .relaxed) == Strand.thread {
      return active.withLock { $0?.recorder }
    }
    guard let recorder = ofTask ?? Strand.recorder else { return nil }
    return recorder.isFinished.load(ordering: .relaxed) ? nil : recorder
  }

  /// Says whether what happens here belongs to this recording, or was led to by it.
  var isUnderWay: Bool {
    switch scope {
    case .performance: self === Self.current
    case .program: !isFinished.load(ordering: .relaxed)
    }
  }

  /// Performs `body` with this recorder as the current one.
  ///
  /// - Parameter body: What to record.
  /// - Returns: What `body` returns.
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

  /// Reads or changes the recorder's state.
  ///
  /// Values are rendered before, not inside.
  ///
  /// - Parameters:
  ///   - type: Whose initialiser is about to be called, if one is.
  ///   - body: What reads or changes it.
  /// - Returns: What `body` returns.
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
    let thread: Int
  }

  /// Makes a performance the one that is under way, and returns the one that was.
  private static func perform(_ next: Active?) -> Active? {
    active.withLock { active in
      let outer = active
      active = next
      performingThread.store(next?.thread ?? 0, ordering: .relaxed)
      return outer
    }
  }
}
