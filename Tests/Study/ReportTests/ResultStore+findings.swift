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

  /// The program that is built together with the tests, of the same code, and what builds have kept
  /// beside it; `nil` where it is elsewhere.
  private static let ofBuilds: (folder: URL, program: ProgramIdentity)? = {
    guard let tests = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let folder = tests.deletingLastPathComponent()
    return ProgramIdentity(of: folder.appending(path: "build-site")).map {
      (folder.appending(path: "kept-results"), $0)
    }
  }()

  /// The store of builds: what one has played is not played again.
  static let ofProgram =
    ofBuilds.map { ResultStore(folder: $0.folder, program: $0.program) } ?? .nowhere

  /// Copies the store of builds, for a test that keeps what no build does.
  ///
  /// - Parameter copy: The new folder.
  /// - Returns: The copy, which is empty where nothing was kept.
  /// - Throws: That it cannot be copied.
  static func copyOfProgram(at copy: URL) throws -> ResultStore {
    guard let ofBuilds else { return .nowhere }
    if FileManager.default.fileExists(atPath: ofBuilds.folder.path) {
      try FileManager.default.copyItem(at: ofBuilds.folder, to: copy)
    }
    return ResultStore(folder: copy, program: ofBuilds.program)
  }
}
