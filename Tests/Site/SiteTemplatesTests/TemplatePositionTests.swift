import Diagnostics
import TestSupport
import Testing

@testable import SiteTemplates

@Suite("The places of tags") struct TemplatePositionTests {
  @Test("are counted in Unicode scalars from the line's beginning, whatever ends a line")
  func places() {
    let (nodes, diagnostics) = TemplateParser.parse(
      "é{{a}}\r\n {{b}}\r{{c}}\n\n{{ d }}{{{e}}}\u{1F1E8}\u{1F1ED}{{#f\n}}{{/f}}", file: "t")
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let found = nodes.compactMap { node -> String? in
      switch node.content {
      case .variable(let name, _): "\(name.name) \(node.location)"
      case .section(let name, _, _): "\(name.name) \(node.location)"
      default: nil
      }
    }
    #expect(
      found == ["a t:1:4", "b t:2:4", "c t:3:3", "d t:5:4", "e t:5:11", "f t:5:20"])
  }

  @Test("are as far apart as what they name is long")
  func lengths() {
    let (nodes, _) = TemplateParser.parse("{{ größe }}{{a.b}}", file: "t")
    #expect(nodes.map { $0.location.range?.end.column } == [9, 17])
  }

  @Test("are found in the time it takes to read them")
  func longLine() {
    let text = String(repeating: "{{a}} ", count: 200_000)
    var (nodes, diagnostics): ([TemplateNode], [Diagnostic]) = ([], [])
    let time = processorTime { (nodes, diagnostics) = TemplateParser.parse(text, file: "t") }
    #expect(time < .seconds(30))
    #expect(diagnostics.isEmpty)
    #expect(nodes.dropLast().last?.location.column == 1_199_997)
  }
}
