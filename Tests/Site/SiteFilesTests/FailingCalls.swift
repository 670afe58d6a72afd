import Foundation
import SiteFiles
import Synchronization

/// A system of which some calls fail.
final class FailingCalls: Sendable {
  typealias Call = (operation: FileSystem.Operation, path: String)

  private let state = Mutex<(count: Int, failed: [Call])>((0, []))
  private let way: Rewrite.Way
  private let failure: @Sendable (_ number: Int, Call) -> Int32

  /// Creates a system.
  ///
  /// - Parameters:
  ///   - way: How it can let folders change places.
  ///   - failure: The error number that a call fails with, or 0; calls are numbered from 1.
  init(_ way: Rewrite.Way, failure: @escaping @Sendable (_ number: Int, Call) -> Int32) {
    self.way = way
    self.failure = failure
  }

  /// The calls that failed.
  var failed: [Call] { state.withLock(\.failed) }

  var system: FileSystem {
    FileSystem(portion: 4) { [self] operation, path in
      let number = state.withLock {
        $0.count += 1
        return $0.count
      }
      let code = failure(number, (operation, path))
      if code != 0 { state.withLock { $0.failed.append((operation, path)) } }
      if code != 0 { return code }
      if operation == .exchange { return way.exchangeCode }
      return operation.isSynchronizing ? ENOSYS : 0
    }
  }
}
