import Foundation
import Synchronization

/// Something that runs on its own: a task, or a thread outside all tasks.
///
/// A task that waits keeps what is under way in it, on whichever thread it goes on. Two strands
/// never share that: a call in one of them is not inside a call in another.
struct Strand: Sendable, Hashable {
  private let address: Int

  static var current: Strand {
    withUnsafeCurrentTask { task in
      Strand(address: task.map { unsafeBitCast($0, to: Int.self) } ?? thread)
    }
  }

  /// The thread at this moment, as a number that no other has at the time; never 0.
  static var thread: Int { Int(bitPattern: pthread_self()) }
}

extension Strand {
  /// The recorders of strands that inherit none: threads of queues, detached tasks.
  private static let recorders = Mutex<[Strand: Recorder]>([:])
  private static let recorderCount = Atomic<Int>(0)

  /// The recorder that follows this strand because traced code led to what it runs.
  static var recorder: Recorder? {
    guard recorderCount.load(ordering: .relaxed) > 0 else { return nil }
    let current = current
    return recorders.withLock { $0[current] }
  }

  /// Has a recorder follow the strand; `nil` ends that.
  func follow(_ recorder: Recorder?) {
    Self.recorders.withLock { recorders in
      recorders[self] = recorder
      Self.recorderCount.store(recorders.count, ordering: .relaxed)
    }
  }
}
