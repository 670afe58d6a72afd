/// A heading with those below it: a table of contents.
public struct HeadingNode: Hashable, Sendable {
  /// The heading.
  public let heading: Heading
  /// The headings of a deeper level that follow, up to the next that is not deeper.
  public let children: [HeadingNode]

  /// The headings of a text as a tree.
  ///
  /// A heading stands below the nearest one before it of a higher level, whether levels are left out between them or not.
  ///
  /// - Complexity: O(*n* · *d*) in the number and depth of headings.
  public static func tree(of headings: [Heading]) -> [HeadingNode] {
    nodes(of: headings[...])
  }

  private static func nodes(of headings: ArraySlice<Heading>) -> [HeadingNode] {
    var result: [HeadingNode] = []
    var rest = headings
    while let first = rest.popFirst() {
      let below = rest.prefix { $0.level > first.level }
      rest = rest.dropFirst(below.count)
      result.append(HeadingNode(heading: first, children: nodes(of: below)))
    }
    return result
  }
}
