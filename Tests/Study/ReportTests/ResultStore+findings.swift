import TestSupport

@testable import Evidence

extension ResultStore {
  private static let folder = try? TemporaryFolder()

  /// The store for what all tests of this process find in source files: each file is examined once.
  ///
  /// Nothing is played or composed differently with it, so only tests that count what was done
  /// again need a store of their own, or none.
  static let findings =
    folder.map {
      ResultStore(folder: $0.url, program: ProgramIdentity("findings"))
    } ?? .nowhere
}
