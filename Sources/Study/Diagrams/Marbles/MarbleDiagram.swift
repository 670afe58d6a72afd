public import Streams

/// A run of a program as a marble diagram: what is sent above, what is heard below, and between
/// them the expression that makes the one of the other; time goes to the right.
///
/// ```swift
/// let operators = ["tens": ["digits.map { $0 * 10 }"]]
/// let svg = MarbleDiagram(run, operators: operators).svg(prefix: "map", title: "map")
/// ```
public struct MarbleDiagram: Sendable {
  /// The number of characters of an expression for which a line of the diagram has room.
  public static let longestLine = 48

  private let run: MarbleRun
  private let operators: [String: [String]]

  /// The diagram of a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - operators: By the name of an observer's line: the lines of the expression that is
  ///     observed. Observers of the same expression that follow each other share one.
  public init(_ run: MarbleRun, operators: [String: [String]]) {
    self.run = run
    self.operators = operators
  }

  /// The diagram as an image.
  ///
  /// - Parameters:
  ///   - prefix: What makes the identifiers in it unique on a page.
  ///   - title: Its name.
  /// - Returns: An `svg` element of a fixed width, coloured by classes alone. Each marble has a
  ///   sentence that says when it is what; all of them are the description.
  public func svg(prefix: String, title: String) -> String {
    var (y, bands, lines): (Double, [SVGElement], [SVGElement]) = (0, [], [])
    var guides: [(x: Double, from: Double)] = []
    var last: [String]?
    for line in run.lines {
      let expression = operators[line.name]
      if let expression, expression != last {
        let band = OperatorBand(lines: expression, y: y)
        bands.append(band.element)
        y += band.height
      }
      last = expression
      let drawing = MarbleLineDrawing(line, y: y)
      lines.append(drawing.element)
      guides += drawing.guides
      y += drawing.height
    }
    let axis = MarbleAxis(y: y)
    let size = (width: MarbleScale.width, height: y + MarbleAxis.height)
    return Drawing(
      width: size.width, height: size.height,
      elements: guides.map { axis.guide(at: $0.x, from: $0.from) } + bands + lines + axis.elements
    )
    .svg(kind: "marbles", prefix: prefix, title: title, description: description)
  }

  /// Each line in a sentence.
  private var description: String {
    run.lines.map { line in
      let events = line.marbles.map { "\($0.event.sentence(on: line.kind)) at \($0.time) ms" }
      let words = events.isEmpty ? "nothing happens" : events.joined(separator: ", ")
      return "\(line.name): \(words)."
    }
    .joined(separator: " ")
  }
}
