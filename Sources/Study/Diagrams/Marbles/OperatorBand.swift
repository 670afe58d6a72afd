/// The expression between what is sent and what is heard.
struct OperatorBand {
  private static let line = 16.0
  private static let gap = 4.0
  let lines: [String]
  let y: Double

  var height: Double { Double(lines.count) * Self.line + 10 + 2 * Self.gap }

  var element: SVGElement {
    let box = SVGElement.rect(
      x: 1, y: y + Self.gap, width: MarbleScale.width - 2, height: height - 2 * Self.gap)
    let texts = lines.enumerated().map { index, line in
      // The space at the beginning of a text is not kept, so a line is put to its place instead.
      let indent = line.prefix { $0 == " " }.count
      return SVGElement.text(
        String(line.dropFirst(indent)),
        at: Point(
          x: 8 + Double(indent) * 7, y: y + Self.gap + 16 + Double(index) * Self.line))
    }
    return .group([box] + texts, class: "operator")
  }
}
