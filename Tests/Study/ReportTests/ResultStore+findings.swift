import Catalogue
import Exhibits
import Foundation
import Samples
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

  /// The program that is built together with the tests, of the same code; `nil` elsewhere.
  private static let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "build-site")

  /// The store of builds: what one has played is not played again.
  static let ofProgram = program.flatMap(ResultStore.beside) ?? .nowhere

  /// The same, for what is found in source files.
  @MainActor static let ofSources = ofProgram.distinguishing(
    Set((Implementation.all + Variant.all.map(\.implementation)).map(\.root)))

  /// Copies the store of builds, for a test that keeps what no build does.
  ///
  /// - Parameter copy: The new folder.
  /// - Returns: The copy, which is empty where nothing was kept.
  /// - Throws: That it cannot be copied.
  static func copyOfProgram(at copy: URL) throws -> ResultStore {
    guard let program, let identity = ProgramIdentity(of: program) else { return .nowhere }
    let kept = program.deletingLastPathComponent().appending(path: "kept-results")
    if FileManager.default.fileExists(atPath: kept.path) {
      try FileManager.default.copyItem(at: kept, to: copy)
    }
    return ResultStore(folder: copy, program: identity)
  }
}
