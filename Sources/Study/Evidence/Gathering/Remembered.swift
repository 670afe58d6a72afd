import Synchronization

/// The last result of some work, kept as long as what it was made of is the same.
final class Remembered<Input: Equatable & Sendable, Result: Sendable>: Sendable {
  private let last = Mutex<LastResult?>(nil)

  private struct LastResult: Sendable {
    let input: Input
    let result: Result
  }

  /// The result for an input: the last one if the input equals the last input, else a new one.
  ///
  /// Two callers at once may both do the work; each gets a right result.
  ///
  /// - Parameters:
  ///   - input: Everything on which the result depends.
  ///   - make: Does the work.
  /// - Returns: The result, and whether the work was done.
  func result(for input: Input, make: () -> Result) -> (result: Result, isNew: Bool) {
    if let last = last.withLock({ $0 }), last.input == input { return (last.result, false) }
    let result = make()
    last.withLock { $0 = LastResult(input: input, result: result) }
    return (result, true)
  }
}
