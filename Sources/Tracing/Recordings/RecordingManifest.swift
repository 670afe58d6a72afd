public import Foundation

/// The list of the tests whose recordings are kept: the file `Recordings/kept` beside them.
///
/// ```
/// # Everything about the cart, and one of the search.
/// CartTests-*
/// SearchTests-empty
/// ```
///
/// A line is the name of a recording without its ending, in which `*` matches any characters. A
/// line that begins with `#` is a comment. Without the file, all tests are recorded.
public struct RecordingManifest: Sendable, Hashable {
  /// The name of the file in a folder of recordings.
  public static let fileName = "kept"

  /// A name or a pattern, and its line.
  public struct KeptName: Sendable, Hashable {
    /// The name, in which `*` matches any characters.
    public let pattern: String
    /// The line number, from 1.
    public let line: Int

    /// Returns whether the name of a recording matches.
    ///
    /// - Complexity: O(*n* · *m*) in the lengths of both.
    public func fits(_ name: String) -> Bool {
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      guard let first = parts.first, let last = parts.last, parts.count > 1 else {
        return pattern == name
      }
      guard name.hasPrefix(first), name.count >= first.count + last.count, name.hasSuffix(last)
      else { return false }
      var rest = name.dropFirst(first.count).dropLast(last.count)
      for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let range = rest.firstRange(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }

  /// The names, in the order of their lines.
  public let names: [KeptName]

  /// Parses the text of the file.
  public init(text: String) {
    names = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        let pattern = line.trimmingCharacters(in: .whitespaces)
        guard !pattern.isEmpty, !pattern.hasPrefix("#") else { return nil }
        return KeptName(pattern: pattern, line: index + 1)
      }
  }

  /// Reads the manifest of a folder of recordings; `nil` if it has none.
  public init?(of folder: URL) {
    guard
      let text = try? String(contentsOf: folder.appending(path: Self.fileName), encoding: .utf8)
    else { return nil }
    self.init(text: text)
  }

  /// Returns whether a test's recording is kept.
  public func keeps(_ name: String) -> Bool { names.contains { $0.fits(name) } }
}
