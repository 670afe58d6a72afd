import Foundation
public import Testing

/// Compares a text with a file of the folder `Snapshots` beside the test that asks for it.
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
  let file = URL(filePath: test).deletingLastPathComponent().appending(path: "Snapshots/\(name)")
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
