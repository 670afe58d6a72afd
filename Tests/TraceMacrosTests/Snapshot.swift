import Foundation

/// A document that shows what the macros make of a piece of source: the source, what is reported,
/// the expansion.
///
/// A new one needs its heading and its source; the rest is recorded by running the tests with
/// `RECORD_SNAPSHOTS=1`.
struct Snapshot {
  let heading: String
  let source: String
  let text: String
  private let file: URL

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Snapshots")

  static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" }

  init(named name: String) throws {
    file = Self.folder.appending(path: name + ".md")
    text = try String(contentsOf: file, encoding: .utf8)
    heading = String(text.prefix { $0 != "\n" })
    let fence = "```swift\n"
    let parts = text.components(separatedBy: fence)
    guard parts.count > 1, let end = parts[1].range(of: "```\n") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    source = String(parts[1][..<end.lowerBound])
  }

  /// The document as it must read for an expansion.
  func document(of expansion: Expansion) -> String {
    let reported = expansion.diagnostics.map { "- \($0)\n" }.joined()
    let diagnostics = reported.isEmpty ? "" : "\nReported\n\n\(reported)"
    return """
      \(heading)

      ```swift
      \(source)```
      \(diagnostics)
      becomes

      ```swift
      \(expansion.source.hasSuffix("\n") ? String(expansion.source.dropLast()) : expansion.source)
      ```

      """
  }

  func record(_ document: String) throws {
    try document.write(to: file, atomically: true, encoding: .utf8)
  }
}
