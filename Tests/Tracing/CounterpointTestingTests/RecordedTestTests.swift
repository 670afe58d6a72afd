import Foundation
import Recordings
import TestSupport
import Testing
import Trace

@testable import CounterpointTesting

/// What the recorded tests of this suite call.
@Traced(.model)
private final class Bell: Sendable {
  /// Made once in a process, by whoever comes first.
  static let shared = Bell()
  func ring() {}
  func mute() {}
}

@Suite("A recorded test")
struct RecordedTestTests {
  /// A test in a folder of its own.
  private func test(
    in folder: TemporaryFolder, _ mode: RecordingMode, limit: Int = 100
  ) -> RecordedTest {
    RecordedTest("bell", mode: mode, limit: limit, source: folder.path("BellTests.swift"))
  }

  private func problem(
    _ test: RecordedTest, _ body: () async throws -> Void
  ) async -> RecordingFailure.RecordingProblem? {
    do {
      try await test.run(body)
      return nil
    } catch {
      return (error as? RecordingFailure)?.problem
    }
  }

  @Test("writes what is missing, and then compares with it")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let test = test(in: folder, .missing)
    #expect(await problem(test) { Bell().ring() } == nil)
    let kept = try String(contentsOf: test.file, encoding: .utf8)
    #expect(kept.contains("test calls Bell#1 ring()"))
    #expect(await problem(test) { Bell().ring() } == nil)
    #expect(await problem(test) { Bell().mute() } == .differs)
    #expect(try String(contentsOf: test.file, encoding: .utf8) == kept)
  }

  @Test("has a file for each argument that a test names", arguments: [1, 2])
  func arguments(_ times: Int) async throws {
    let folder = try TemporaryFolder()
    let test = RecordedTest("bell-\(times)", mode: .missing, source: folder.path("A.swift"))
    #expect(await problem(test) { for _ in 0..<times { Bell().ring() } } == nil)
    let rows = try String(contentsOf: test.file, encoding: .utf8).split(separator: "\n")
    #expect(test.file.lastPathComponent == "bell-\(times).txt")
    #expect(rows.count { $0.contains("ring()") } == times)
  }

  @Test("is younger than what it prepares, whichever test comes first")
  func prepares() async throws {
    let folder = try TemporaryFolder()
    let test = RecordedTest(
      "bell", mode: .missing, preparing: { _ = Bell.shared }, source: folder.path("B.swift"))
    for _ in 1...2 { #expect(await problem(test) { Bell.shared.ring() } == nil) }
    let kept = try String(contentsOf: test.file, encoding: .utf8)
    #expect(kept.contains("test calls Bell#1 ring()") && !kept.contains("creates"))
  }

  @Test("is not recorded if the manifest beside the recordings does not name it")
  func manifest() async throws {
    let folder = try TemporaryFolder { Folder("Recordings") { TextFile("kept", "b*\n") } }
    #expect(await problem(test(in: folder, .missing)) { Bell().ring() } == nil)
    let other = RecordedTest("gong", mode: .never, source: folder.path("BellTests.swift"))
    var isRun = false
    #expect(await problem(other) { isRun = true } == nil)
    #expect(isRun)
    #expect(
      Set(try folder.contents.keys) == ["Recordings", "Recordings/kept", "Recordings/bell.txt"])
  }

  @Test("writes to another folder, and compares nothing, where somebody else compares")
  func elsewhere() async throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let test = test(in: folder, .never)
    let recording = try KeptRecording(text: "Bell#1: model\n---\ntest calls Bell#1 ring()\n")
    let environment = [RecordedTest.folderVariable: other.url.path(percentEncoded: false)]
    try test.compare(recording, environment: environment)
    #expect(try folder.contents == [:])
    #expect(try other.contents.values.filter { $0 != "(folder)" } == [recording.text])
  }

  @Test("writes nothing where it may not")
  func never() async throws {
    let folder = try TemporaryFolder()
    #expect(await problem(test(in: folder, .never)) { Bell().ring() } == .missing)
    #expect(try folder.contents == [:])
  }

  @Test("fails, and is written, where what differs is to be written")
  func failed() async throws {
    let folder = try TemporaryFolder()
    #expect(await problem(test(in: folder, .failed)) { Bell().ring() } == nil)
    #expect(await problem(test(in: folder, .failed)) { Bell().mute() } == .differs)
    #expect(await problem(test(in: folder, .never)) { Bell().mute() } == nil)
  }

  @Test("is written whatever was kept, where all are to be")
  func all() async throws {
    let folder = try TemporaryFolder()
    try folder.write("no recording", to: "Recordings/bell.txt")
    #expect(await problem(test(in: folder, .all)) { Bell().ring() } == nil)
    #expect(await problem(test(in: folder, .never)) { Bell().ring() } == nil)
  }

  @Test("says which line of which file is none of a recording")
  func spoiled() async throws {
    let folder = try TemporaryFolder()
    try folder.write("no recording", to: "Recordings/bell.txt")
    let failure = await #expect(throws: RecordingFailure.self) {
      try await test(in: folder, .never).run { Bell().ring() }
    }
    #expect(failure?.problem == .unreadable)
    #expect(
      failure?.description.contains("Recordings/bell.txt:1: unexpected 'no recording'") == true)
  }

  @Test("fails at its limit, after it has done all that it does")
  func limit() async throws {
    let folder = try TemporaryFolder()
    var count = 0
    let failure = await problem(test(in: folder, .missing, limit: 10)) {
      for _ in 0..<100 {
        Bell().ring()
        count += 1
      }
    }
    #expect(failure == .limit && count == 100)
  }

  @Test("says which modes there are if the environment asks for another one")
  func environment() throws {
    #expect(try RecordingMode(environment: [:]) == .missing)
    #expect(try RecordingMode(environment: ["CI": "1"]) == .never)
    #expect(try RecordingMode(environment: ["CI": "1", "COUNTERPOINT_RECORD": "all"]) == .all)
    let failure = try #require(throws: RecordingFailure.self) {
      try RecordingMode(environment: ["COUNTERPOINT_RECORD": "alll"])
    }
    #expect(
      failure.description
        == "COUNTERPOINT_RECORD is 'alll'; expected one of all, missing, failed, never")
  }

  @Suite("in another one")
  struct Nested {
    @Test("has the names of both in its file's, so that no two share one")
    func name() throws {
      let test = try #require(Test.current)
      #expect(RecordedTrait.name(of: test) == "RecordedTestTests-Nested-name")
    }
  }
}

@Test("A recorded test in no suite has its own name alone")
func nameOutsideSuites() throws {
  #expect(RecordedTrait.name(of: try #require(Test.current)) == "nameOutsideSuites")
}
