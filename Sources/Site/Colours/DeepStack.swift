import Dispatch
import Foundation
import Synchronization

/// Runs work whose recursion is too deep for a thread of a pool.
enum DeepStack {
  /// The stack size in bytes; the system allocates memory only for the used part.
  private static let size = 256 << 20

  /// Runs a closure on its own thread, and waits for the result.
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

/// A box for the result of a thread.
private final class ResultBox<Result: Sendable>: Sendable {
  private let content = Mutex<Result?>(nil)

  var value: Result? { content.withLock { $0 } }

  func put(_ result: Result) { content.withLock { $0 = result } }
}
