import Foundation
public import Testing

/// Compares a text with a file of the folder `Snapshots` of the test that asks for it: beside it, or in a
/// folder around it.
///
/// `RECORD_SNAPSHOTS=1` writes the file.
///
/// - Parameters:
///   - text: What was made.
///   - name: The file's name.
///   - test: The test's source file.
///   - location: Where the test asks for it.
/// - Throws: What reading or writing the file throws.
public func expectSnapshot(
  _ text: String, _ name: String, test: String = #filePath,
  sourceLocation location: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = snapshots(of: URL(filePath: test).deletingLastPathComponent()).appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
  }
  let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
  let difference = lines.first { $0 != $1 }
  #expect(
    text == expected,
    "\(name): \(difference.map { "read “\($0)”, expected “\($1)”" } ?? "the lengths differ")",
    sourceLocation: location)
}

/// The folder of snapshots in a folder, or in the nearest one around it that has one.
private func snapshots(of folder: URL) -> URL {
  let own = folder.appending(path: "Snapshots", directoryHint: .isDirectory)
  let isHere = FileManager.default.fileExists(atPath: own.path(percentEncoded: false))
  return isHere || folder.pathComponents.count < 3
    ? own : snapshots(of: folder.deletingLastPathComponent())
}
