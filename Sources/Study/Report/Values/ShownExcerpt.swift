import Colours
import Diagnostics
import Metrics
import SiteTemplates

/// Some lines of a source file, without the indentation that they have in common.
struct ShownExcerpt {
  let file: FileFacts
  let ranges: [ClosedRange<Int>]

  /// The lines for pages and for their twins.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  var value: PageValue {
    let source = String(describing: file.tree)
    let text = TextLines(source)
    let numbers = ranges.flatMap { $0 }
    let plain = numbers.compactMap(text.text)
    let indentation =
      plain.filter { line in line.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
      .min() ?? 0
    let coloured = SwiftColours.lines(of: source, parsed: file.tree)
    return .rich(
      html: numbers.filter { coloured.indices.contains($0 - 1) }.map { number in
        var line = coloured[number - 1].map(\.html).joined()
        // White space before a line's first word has no class, so it begins the line.
        line.removeFirst(min(indentation, line.prefix { $0 == " " }.count))
        return "<span class=\"line\">\(line)\n</span>"
      }.joined(),
      markdown: plain.map { $0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count)) }
        .joined(separator: "\n"))
  }
}
