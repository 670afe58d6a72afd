public import Diagnostics

/// A heading of a text, and its anchor.
public struct Heading: Hashable, Sendable {
  /// The level, from 1 to 6.
  public let level: Int
  /// The visible text.
  public let text: String
  /// The value of its `id` attribute.
  public let anchor: String
  /// The location of the heading.
  public let location: SourceLocation
}

/// A heading and its subheadings, as an entry of a nested table of contents.
public struct HeadingNode: Hashable, Sendable {
  /// The heading.
  public let heading: Heading
  /// The headings of deeper levels that follow, up to the next one that is not deeper.
  public internal(set) var children: [HeadingNode] = []
}

extension Sequence where Element == Heading {
  /// The headings nested by level, as in a table of contents.
  ///
  /// A heading belongs to the nearest preceding one of a higher level. Levels may be skipped:
  /// below level 1, a heading of level 3 counts as level 2. If a text begins with a deep heading
  /// and a higher one follows, both are at the top.
  ///
  /// - Complexity: O(*n*).
  public var nested: [HeadingNode] {
    var roots: [HeadingNode] = []
    // The path from a root to the last heading.
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
