import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// What a piece of work gives for each element, in the elements' order; all processors share it.
  func concurrently<Result: Sendable>(_ work: @Sendable (Element) -> Result) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = work(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
