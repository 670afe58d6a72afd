import Foundation
import Synchronization

/// An independent line of execution: a task, or a thread outside all tasks.
///
/// A suspended task keeps its call stack, on whichever thread it resumes. Strands never share a
/// stack: a call in one of them is not inside a call in another.
struct Strand: Sendable, Hashable {
  private let address: Int

  static var current: Strand {
    withUnsafeCurrentTask { task in
      Strand(address: task.map { unsafeBitCast($0, to: Int.self) } ?? thread)
    }
  }

  /// The current thread, as a number that no other thread has at the same time; never 0.
  static var thread: Int { Int(bitPattern: pthread_self()) }
}

extension Strand {
  /// The recorders of strands that inherit none: threads of queues and detached tasks.
  private static let recorders = Mutex<[Strand: Recorder]>([:])
  private static let recorderCount = Atomic<Int>(0)

  /// The recorder that follows this strand, because traced code started the work in it.
  static var recorder: Recorder? {
    guard recorderCount.load(ordering: .relaxed) > 0 else { return nil }
    let current = current
    return recorders.withLock { $0[current] }
  }

  /// Sets the recorder that follows the strand, and returns the one that did; `nil` removes it.
  @discardableResult
  func follow(_ recorder: Recorder?) -> Recorder? {
    Self.recorders.withLock { recorders in
      let previous = recorders[self]
      recorders[self] = recorder
      Self.recorderCount.store(recorders.count, ordering: .relaxed)
      return previous
    }
  }
}
