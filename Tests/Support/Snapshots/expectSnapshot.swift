package import Foundation
package import Testing

/// Compares a text with a file of the folder `Snapshots` of the test that asks for it: beside it,
/// or in a folder around it.
///
/// - Parameters:
///   - text: What was made.
///   - name: The file's name.
///   - test: The test's source file.
///   - location: Where the test asks for it.
/// - Throws: That the file cannot be written while it is recorded.
package func expectSnapshot(
  _ text: String, _ name: String, test: String = #filePath,
  sourceLocation location: Testing.SourceLocation = #_sourceLocation
) throws {
  let folder = snapshotFolder(for: test)
  try expectSnapshot(text, at: folder.appending(path: name), sourceLocation: location)
}

/// Compares a text with a file of the project that is made by a test, such as a schema.
///
/// - Parameters:
///   - text: What was made.
///   - file: The file.
///   - location: Where the test asks for it.
/// - Throws: That the file cannot be written while it is recorded.
package func expectSnapshot(
  _ text: String, at file: URL,
  sourceLocation location: Testing.SourceLocation = #_sourceLocation
) throws {
  if let failure = try Snapshot(file).failure(of: text) {
    Issue.record("\(failure)", sourceLocation: location)
  }
}

/// The folder `Snapshots` beside a source file, or in the nearest folder around it that has one.
package func snapshotFolder(for test: String = #filePath) -> URL {
  snapshots(of: URL(filePath: test).deletingLastPathComponent())
}

private func snapshots(of folder: URL) -> URL {
  let own = folder.appending(path: "Snapshots", directoryHint: .isDirectory)
  let isHere = FileManager.default.fileExists(atPath: own.path(percentEncoded: false))
  return isHere || folder.pathComponents.count < 3
    ? own : snapshots(of: folder.deletingLastPathComponent())
}
