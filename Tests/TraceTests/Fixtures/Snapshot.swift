import Foundation
import Testing

/// Compares a text with the file of that name in `Snapshots`; `RECORD_SNAPSHOTS=1` writes it.
func expectSnapshot(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Snapshots/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
    try Data(text.utf8).write(to: file)
  }
  let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
  let difference = lines.first { $0 != $1 }
  #expect(
    text == expected,
    "\(name): \(difference.map { "read “\($0)”, expected “\($1)”" } ?? "the lengths differ")",
    sourceLocation: sourceLocation)
}
