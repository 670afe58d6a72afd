import Foundation
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

  /// What builds have kept of the program that is built together with the tests, and is beside them.
  ///
  /// What it is made of is the same code, so that nothing is played again that a build has played.
  static let ofProgram: ResultStore = {
    guard let tests = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return .nowhere }
    let folder = tests.deletingLastPathComponent()
    return ProgramIdentity(of: folder.appending(path: "build-site")).map {
      ResultStore(folder: folder.appending(path: "kept-results"), program: $0)
    } ?? .nowhere
  }()
}
