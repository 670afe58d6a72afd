import Foundation
import Snapshots
import Testing

@Suite("A snapshot") struct SnapshotTests {
  /// Runs with a file that is not there yet, in a folder that goes with the test.
  private func withFile(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder.appending(path: "Snapshots/a.txt"))
  }

  @Test("that is missing fails, and says how to record it")
  func missing() throws {
    try withFile { file in
      let failure = try Snapshot(file, isRecording: false).failure(of: "a")
      #expect(failure?.contains("there is no a.txt: RECORD_SNAPSHOTS=1 swift test") == true)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("is written while it is recorded, and fails that run; the next one compares")
  func recording() throws {
    try withFile { file in
      let failure = try Snapshot(file, isRecording: true).failure(of: "one\n")
      #expect(failure?.contains("a.txt was recorded, and compared with nothing") == true)
      #expect(try String(contentsOf: file, encoding: .utf8) == "one\n")
      #expect(try Snapshot(file, isRecording: false).failure(of: "one\n") == nil)
      #expect(
        try Snapshot(file, isRecording: false).failure(of: "two\n")
          == "a.txt differs (- expected, + found):\n- one\n+ two")
      #expect(try String(contentsOf: file, encoding: .utf8) == "one\n")
    }
  }

  @Test("that only looks the same fails", arguments: [("é", "e\u{301}"), ("a\n", "a"), ("", "\n")])
  func bytes(_ expected: String, _ text: String) throws {
    try withFile { file in
      _ = try Snapshot(file, isRecording: true).failure(of: expected)
      #expect(try Snapshot(file, isRecording: false).failure(of: text) != nil)
    }
  }

  @Test("shows what differs with three lines around it")
  func difference() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n18\n", with: "\n18\n18½\n")
    #expect(
      LineDifference.description(from: old, to: new) == """
        …
          2
          3
          4
        - 5
        + five
          6
          7
          8
        …
          16
          17
          18
        + 18½
          19
          20
        """)
    #expect(
      LineDifference.description(from: "a\nb", to: "a\nb\n") == """
          a
        - b (no end of line)
        + b
        """)
  }
}
