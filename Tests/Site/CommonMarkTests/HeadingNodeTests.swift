import CommonMark
import Testing

@Suite("Tables of contents") struct HeadingNodeTests {
  @Test(
    "Headings are nested by level",
    arguments: [
      ("", ""),
      ("1", "1"),
      ("1 1 1", "1 1 1"),
      ("1 2 2 1 2", "1(2 2) 1(2)"),
      ("1 2 3 2 1", "1(2(3) 2) 1"),
      ("1 2 3 4 5 6", "1(2(3(4(5(6)))))"),
      // Levels left out.
      ("1 3 3 2", "1(3 3 2)"),
      ("2 4 3 2", "2(4 3) 2"),
      ("1 6 1", "1(6) 1"),
      // A deep one first.
      ("3 2 1 2", "3 2 1(2)"),
      ("2 2 1 3", "2 2 1(3)"),
    ])
  func nests(_ levels: String, _ expected: String) {
    let text = levels.split(separator: " ").map {
      String(repeating: "#", count: Int($0) ?? 0) + " a\n\n"
    }
    let headings = MarkdownRenderer().render(text.joined(), file: "a.md").headings
    #expect(Self.outline(headings.nested) == expected)
  }

  private static func outline(_ nodes: [HeadingNode]) -> String {
    nodes.map { node in
      let children = outline(node.children)
      return "\(node.heading.level)" + (children.isEmpty ? "" : "(\(children))")
    }.joined(separator: " ")
  }
}
