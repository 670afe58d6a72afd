import Dispatch
import Foundation
import Synchronization

/// Work that calls itself more deeply than a thread of a pool allows.
enum DeepStack {
  /// The size of the stack, in bytes; the system gives memory only for what is used of it.
  private static let size = 256 << 20

  /// Does a piece of work on a thread of its own, and waits for it.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.put(work())
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    return box.value
  }
}

/// A box in which a thread leaves what it made.
private final class ResultBox<Result: Sendable>: Sendable {
  private let content = Mutex<Result?>(nil)

  var value: Result? { content.withLock { $0 } }

  func put(_ result: Result) { content.withLock { $0 = result } }
}
