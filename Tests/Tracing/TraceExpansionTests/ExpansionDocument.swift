import Foundation
import Snapshots

/// A snapshot that shows what the macros make of a piece of source: the source, what is reported,
/// the expansion.
///
/// A new one needs its heading and its source; the rest is recorded.
struct ExpansionDocument {
  /// The file's name.
  let name: String
  let heading: String
  let source: String

  static let folder = snapshotFolder()

  init(named name: String) throws {
    self.name = name + ".md"
    let text = try String(contentsOf: Self.folder.appending(path: self.name), encoding: .utf8)
    heading = String(text.prefix { $0 != "\n" })
    let fence = "```swift\n"
    let parts = text.components(separatedBy: fence)
    guard parts.count > 1, let end = parts[1].range(of: "```\n") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    source = String(parts[1][..<end.lowerBound])
  }

  /// The document as it must read for an expansion.
  func text(of expansion: Expansion) -> String {
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
}
