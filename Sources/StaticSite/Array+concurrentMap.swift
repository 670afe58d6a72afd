import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// Transforms every element, several at a time; the results stand in the elements' order.
  ///
  /// - Complexity: O(*n*), divided by the number of processors.
  func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let length = 16
    let slices = (count + length - 1) / length
    let results = Mutex<[Int: [Result]]>([:])
    DispatchQueue.concurrentPerform(iterations: slices) { slice in
      let part = self[(slice * length)..<Swift.min(count, (slice + 1) * length)].map(transform)
      results.withLock { $0[slice] = part }
    }
    return results.withLock { finished in
      (0..<slices).flatMap { finished[$0] ?? [] }
    }
  }
}
