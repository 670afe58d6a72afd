package import Foundation

/// A file that says what a test should find.
package struct Snapshot {
  /// The file.
  package let file: URL
  /// Says whether to write what is found; the run fails then, since nothing was compared.
  package let isRecording: Bool

  /// Names a file; by `RECORD_SNAPSHOTS=1` it is recorded.
  package init(
    _ file: URL,
    isRecording: Bool = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  ) {
    self.file = file
    self.isRecording = isRecording
  }

  /// Compares a text with the file, or records it.
  ///
  /// - Parameter text: What was made.
  /// - Returns: Why the test fails; `nil` if the file holds the text and is not being recorded.
  /// - Throws: That the file cannot be written.
  package func failure(of text: String) throws -> String? {
    let name = file.lastPathComponent
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "\(name) was recorded, and compared with nothing: look at it, and run again without "
        + "RECORD_SNAPSHOTS"
    }
    guard let data = try? Data(contentsOf: file) else {
      return "there is no \(name): RECORD_SNAPSHOTS=1 swift test --filter … records it"
    }
    let expected = String(decoding: data, as: UTF8.self)
    // Compared as bytes: two texts that look the same may be written differently.
    guard !expected.utf8.elementsEqual(text.utf8) else { return nil }
    return "\(name) differs (- expected, + found):\n"
      + LineDifference.description(from: expected, to: text)
  }
}
