import Foundation
import Snapshots
import TestSupport
import Testing

/// A table of CONTRIBUTING that is made of a list in the code.
///
/// `RECORD_SNAPSHOTS=1` writes it.
struct ContributingTable {
  /// The first line: `| step | does |`.
  let header: String
  /// The lines below the rule.
  let rows: [String]

  private static let file = packageRoot.appending(path: "CONTRIBUTING.md")

  /// The text of the file.
  static func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Compares the rows with those in the file.
  func expectInFile() throws {
    var lines = try Self.text().components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: header), "no table begins with \(header)") + 2
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
    lines.replaceSubrange(start..<end, with: rows)
    try expectSnapshot(lines.joined(separator: "\n"), at: Self.file)
  }
}
