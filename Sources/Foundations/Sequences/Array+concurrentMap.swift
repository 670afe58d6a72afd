import Dispatch
import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// Transforms the elements concurrently and returns the results in the elements' order.
  ///
  /// Each task takes a chunk of elements, small enough that no processor waits long for another.
  ///
  /// - Complexity: O(*n*), divided by the number of processors.
  public func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    concurrentMap(with: {}, { _, element in transform(element) })
  }

  /// Transforms the elements concurrently, with separate tools for each chunk of elements.
  ///
  /// Retaining and releasing shared objects on several processors is slow, even for constants.
  ///
  /// - Complexity: O(*n*), divided by the number of processors.
  public func concurrentMap<Tools, Result: Sendable>(
    with makeTools: @Sendable () -> Tools, _ transform: @Sendable (Tools, Element) -> Result
  ) -> [Result] {
    let portion = Swift.max(1, count / (ProcessInfo.processInfo.activeProcessorCount * 32))
    let portions = (count + portion - 1) / portion
    let results = Mutex([[Result]](repeating: [], count: portions))
    DispatchQueue.concurrentPerform(iterations: portions) { index in
      let start = index * portion
      let tools = makeTools()
      let made = self[start..<Swift.min(count, start + portion)].map { transform(tools, $0) }
      results.withLock { $0[index] = made }
    }
    return results.withLock { $0.flatMap(\.self) }
  }
}
