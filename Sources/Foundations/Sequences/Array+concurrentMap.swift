import Dispatch
import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// Transforms every element, several at a time; the results are in the elements' order.
  ///
  /// The elements are handed out in portions, small enough that no processor waits long for
  /// another.
  ///
  /// - Parameter transform: What to make of an element.
  /// - Returns: What was made of each.
  /// - Complexity: O(*n*), divided by the number of processors.
  public func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    concurrentMap(with: {}, { _, element in transform(element) })
  }

  /// Transforms every element with tools that no two processors share.
  ///
  /// What several processors hold and let go of all the time slows them down, though none of them
  /// changes it.
  ///
  /// - Parameters:
  ///   - makeTools: Makes the tools for a portion of the elements.
  ///   - transform: What to make of an element.
  /// - Returns: What was made of each, in the elements' order.
  /// - Complexity: O(*n*), divided by the number of processors.
  public func concurrentMap<Tools, Result: Sendable>(
    with makeTools: @Sendable () -> Tools, _ transform: @Sendable (Tools, Element) -> Result
  ) -> [Result] {
    let portion = Swift.max(1, count / (ProcessInfo.processInfo.activeProcessorCount * 8))
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
