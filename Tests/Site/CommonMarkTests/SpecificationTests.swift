import CommonMark
import Foundation
import Testing

/// An example of a specification: a text, and the HTML it stands for.
private struct Example: Decodable {
  let example: Int
  let section: String
  let markdown: String
  let html: String
}

/// The folder with the specifications' examples, which are not part of this project.
private let folder = ProcessInfo.processInfo.environment["COUNTERPOINT_TEST_DATA"]

@Suite(
  "Specifications",
  .enabled(
    if: folder != nil, "COUNTERPOINT_TEST_DATA does not name a folder with the examples"))
struct SpecificationTests {
  @Test("All 652 examples of CommonMark 0.30 come out as specified")
  func commonMark() throws {
    let examples = try load("commonmark-0.30.json")
    #expect(examples.count == 652)
    for example in examples { check(example, expected: example.html) }
  }

  @Test("All 8 table examples of GitHub Flavored Markdown come out as specified, aligned by class")
  func tables() throws {
    let examples = try load("gfm-tables.json")
    #expect(examples.count == 8)
    for example in examples {
      check(
        example, expected: example.html.replacing(#/align="(\w+)"/#) { "class=\"align-\($0.1)\"" })
    }
  }

  private func check(_ example: Example, expected: String) {
    var renderer = MarkdownRenderer()
    renderer.allowsRawHTML = true
    renderer.anchorsHeadings = false
    renderer.syntax = []
    let html = renderer.render(example.markdown, file: "spec.txt").html
    #expect(html == expected, "example \(example.example), \(example.section)")
  }

  private func load(_ name: String) throws -> [Example] {
    let file = URL(fileURLWithPath: folder ?? "").appendingPathComponent(name)
    return try JSONDecoder().decode([Example].self, from: Data(contentsOf: file))
  }
}
