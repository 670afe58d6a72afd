import Colours
import Testing

@testable import Evidence
@testable import Report

@Suite("Source on a page")
struct ListingTests {
  private let source = """
    /// Adds “one” < two.
    let text = "a & b"

    """

  @Test("has an anchor for each line, and no markup of its own")
  func listing() {
    let html = Listing(name: "Adding", lines: SwiftColours.lines(of: source)).html
    for line in 1...2 { #expect(html.contains("id=\"Adding-\(line)\"")) }
    #expect(!html.contains("id=\"Adding-3\""))
    #expect(html.contains("“one” &lt; two."))
    #expect(html.contains("a &amp; b"))
    #expect(!html.contains("style="))
  }

  @Test("has no anchors where nothing leads to its lines")
  func withoutAnchors() {
    let html = Listing(name: nil, lines: SwiftColours.lines(of: source)).html
    #expect(!html.contains("id="))
    #expect(html.contains("<span class=\"line\">"))
  }
}
