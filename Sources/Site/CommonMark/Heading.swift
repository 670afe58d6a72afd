public import Diagnostics

/// A heading of a text, and the anchor that leads to it.
public struct Heading: Hashable, Sendable {
  /// 1 to 6.
  public let level: Int
  /// The text that a reader reads in it.
  public let text: String
  /// The value of its `id` attribute.
  public let anchor: String
  /// The place of the value.
  public let location: SourceLocation
}

/// A heading and those below it: an entry of a nested table of contents.
public struct HeadingNode: Hashable, Sendable {
  /// The heading.
  public let heading: Heading
  /// The headings of deeper levels up to the next one that is not deeper, nested likewise.
  public internal(set) var children: [HeadingNode] = []
}

extension Sequence where Element == Heading {
  /// The headings nested by level, as a table of contents shows them.
  ///
  /// A heading belongs to the nearest one before it of a higher level. Levels may be left out:
  /// under a heading of level 1, one of level 3 counts as one of level 2. A text that begins with a
  /// deep heading and goes on with a higher one has both at the top.
  ///
  /// - Complexity: O(*n*).
  public var nested: [HeadingNode] {
    var roots: [HeadingNode] = []
    // From a root to the last heading, each a child of the one before.
    var path: [HeadingNode] = []
    func close(to level: Int) {
      while let last = path.last, last.heading.level >= level {
        path.removeLast()
        if path.isEmpty { roots.append(last) } else { path[path.count - 1].children.append(last) }
      }
    }
    for heading in self {
      close(to: heading.level)
      path.append(HeadingNode(heading: heading))
    }
    close(to: 1)
    return roots
  }
}
