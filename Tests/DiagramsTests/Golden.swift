import Foundation
import Testing

/// Compares with a file of `Snapshots`; `RECORD_SNAPSHOTS=1` writes it.
func expectGolden(
  _ text: String, _ name: String, at location: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    .appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(text == golden, "\(name) differs", sourceLocation: location)
}
