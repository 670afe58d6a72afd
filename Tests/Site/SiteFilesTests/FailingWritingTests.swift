import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteFiles

@Suite("Writing a site when the system fails") struct FailingWritingTests {
  @Test(
    "Whichever call fails, a complete site stands, and the next writing completes",
    arguments: [EIO, ENOSPC, EACCES], Rewrite.Way.allCases)
  func anyCall(code: Int32, way: Rewrite.Way) throws {
    for number in 1... {
      let rewrite = try Rewrite()
      let calls = FailingCalls(way) { call, _ in call == number ? code : 0 }
      let diagnostic = diagnostic { () throws(DiagnosticError) in
        _ = try rewrite.write(through: calls.system)
      }
      let comment = "call \(number): \(calls.failed)"
      let standing = try rewrite.standing()
      if let diagnostic {
        #expect(diagnostic.id == .unwritable)
        #expect(diagnostic.message.hasSuffix(String(cString: strerror(code))), "\(comment)")
        #expect(diagnostic.location?.file.hasPrefix(rewrite.folder.url.path) == true)
        if standing == .old {
          #expect(try rewrite.neighbours() == ["site"], "\(comment)")
        } else {
          #expect(standing == .new, "\(comment)")
          #expect(diagnostic.explanation?.hasPrefix("The new site") == true, "\(comment)")
        }
      } else {
        #expect(standing == .new, "\(comment)")
      }
      _ = try rewrite.write()
      #expect(try rewrite.standing() == .new, "\(comment)")
      #expect(try rewrite.neighbours() == ["site"], "\(comment)")
      if calls.failed.isEmpty { break }
    }
  }

  @Test(
    "A disk that is full from some call on leaves the old site", arguments: Rewrite.Way.allCases)
  func fullDisk(way: Rewrite.Way) throws {
    let needingRoom: Set<FileSystem.Operation> = [.create, .write, .makeFolder, .link, .makeLink]
    for number in 1... {
      let rewrite = try Rewrite()
      let calls = FailingCalls(way) { call, made in
        call >= number && needingRoom.contains(made.operation) ? ENOSPC : 0
      }
      let diagnostic = diagnostic { () throws(DiagnosticError) in
        _ = try rewrite.write(through: calls.system)
      }
      if calls.failed.isEmpty { break }
      #expect(diagnostic?.message.contains(String(cString: strerror(ENOSPC))) == true)
      #expect(try rewrite.standing() == .old, "call \(number): \(calls.failed)")
      #expect(try rewrite.neighbours() == ["site"], "call \(number): \(calls.failed)")
    }
  }

  @Test("Where files cannot have two names, they are copied with their times")
  func withoutLinks() throws {
    let rewrite = try Rewrite()
    let before = try rewrite.folder.state(of: "site")
    let calls = FailingCalls(.exchange) { _, call in call.operation == .link ? EPERM : 0 }
    _ = try rewrite.write(through: calls.system)
    #expect(try rewrite.standing() == .new)
    let after = try rewrite.folder.state(of: "site")
    for file in ["kept/index.html", "kept/note.txt"] {
      // Only the first word, the inode, is another.
      #expect(
        after[file]?.split(separator: " ").dropFirst()
          == before[file]?.split(separator: " ").dropFirst())
    }
  }

  @Test(
    "What comes into the old site while the new one is made is not lost",
    arguments: Rewrite.Way.allCases)
  func lateStranger(way: Rewrite.Way) throws {
    let rewrite = try Rewrite()
    let folder = rewrite.folder.url.path
    let system = FileSystem { operation, _ in
      if operation == .exchange {
        mkdir("\(folder)/site/late", 0o777)
        _ = FileManager.default.createFile(
          atPath: "\(folder)/site/late/note", contents: Data("x".utf8))
        return way.exchangeCode
      }
      return 0
    }
    _ = try rewrite.write(through: system)
    #expect(try rewrite.folder.text("site/late/note") == "x")
    #expect(try rewrite.neighbours() == ["site"])
  }

  @Test("What came into the old site after a build was killed is not lost")
  func strangerAfterKill() throws {
    let rewrite = try Rewrite()
    let failing = FileSystem { operation, path in
      if operation == .exchange { return EXDEV }
      return operation == .deleteFile && path.hasSuffix("/changed.css") ? EIO : 0
    }
    #expect(throws: DiagnosticError.self) { try rewrite.write(through: failing) }
    try rewrite.folder.write("x", to: "site/late/note")
    _ = try rewrite.write()
    #expect(try rewrite.folder.text("site/late/note") == "x")
    #expect(try rewrite.neighbours() == ["site"])
  }

  @Test(
    "A site in a lower layer of a file system is replaced", .enabled(if: Layers.canBeMounted))
  func lowerLayer() throws {
    let rewrite = try Rewrite()
    let layers = try Layers(above: rewrite.folder.url.path)
    defer { layers.unmount() }
    let site = "\(layers.path)/site"
    #expect(try Rewrite.standing(at: site) == .old)
    _ = try SiteWriter(folder: site, system: .withoutSynchronizing)
      .write(Rewrite.files(Rewrite.new))
    #expect(try Rewrite.standing(at: site) == .new)
    #expect(try FileManager.default.contentsOfDirectory(atPath: layers.path) == ["site"])
    #expect(try rewrite.standing() == .old)
  }

  @Test("Everything is brought to the disk once, before the exchange, and the exchange after it")
  func order() throws {
    let rewrite = try Rewrite()
    let calls = FailingCalls(.exchange) { _, call in
      [.synchronizeVolume, .exchange, .synchronizeFolder].contains(call.operation) ? ENOSYS : 0
    }
    _ = diagnostic { () throws(DiagnosticError) in _ = try rewrite.write(through: calls.system) }
    #expect(
      calls.failed.map(\.operation)
        // The journal has to be there before what it tells of.
        == [.synchronizeVolume, .exchange, .synchronizeFolder, .synchronizeFolder])
  }

  private func diagnostic(_ work: () throws(DiagnosticError) -> Void) -> Diagnostic? {
    do {
      try work()
      return nil
    } catch {
      return error.diagnostics.first
    }
  }
}
