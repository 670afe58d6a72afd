import Foundation
import Testing

@testable import SiteFiles

@Suite("Writing a site in a process that is killed") struct InterruptedWritingTests {
  @Test(
    "Killed before whichever call, a complete site stands, and the next writing completes",
    arguments: Rewrite.Way.allCases)
  func anyCall(way: Rewrite.Way) throws {
    for number in 1... {
      let rewrite = try Rewrite()
      let process = try writing(rewrite, untilCall: number, way)
      process.waitUntilExit()
      let wasKilled = process.terminationReason == .uncaughtSignal
      #expect(wasKilled || process.terminationStatus == 0)
      // An exchange is over in one step, so that nothing has to be put right for somebody who
      // looks.
      if way != .exchange { try SiteWriter(folder: rewrite.path).recover() }
      let standing = try rewrite.standing()
      #expect(standing == .old || standing == .new, "call \(number)")
      if !wasKilled {
        #expect(standing == .new)
        break
      }
      _ = try rewrite.write()
      #expect(try rewrite.standing() == .new, "call \(number)")
      #expect(try rewrite.neighbours() == ["site"], "call \(number)")
    }
  }

  @Test("Two processes that write at once do it one after the other")
  func simultaneous() throws {
    let rewrite = try Rewrite()
    let processes = try Rewrite.Way.allCases.map { try writing(rewrite, untilCall: 0, $0) }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    }
    #expect(try rewrite.standing() == .new)
    #expect(try rewrite.neighbours() == ["site"])
  }

  private func writing(
    _ rewrite: Rewrite, untilCall number: Int, _ way: Rewrite.Way
  ) throws -> Process {
    try Process.run(
      Self.executable(),
      arguments: [rewrite.path, String(number), way.rawValue]
        + Rewrite.new.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  }

  /// The supporting program, which is beside this package's other products.
  private static func executable() throws -> URL {
    let bundles = [Bundle.main] + Bundle.allBundles
    let places = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    let candidates = places.map { $0.appending(path: "interrupted-write") }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "not in \(places.map(\.path))")
  }
}
