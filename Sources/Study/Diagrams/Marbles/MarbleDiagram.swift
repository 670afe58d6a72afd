/// A run of a program as a marble diagram: what is sent above, what is heard below, and between
/// them the expression that makes the one of the other; time goes to the right.
///
/// ```swift
/// let digits = MarbleTrack("digits", className: "sent", start: 0, isSource: true, marbles: sent)
/// let svg = MarbleDiagram([digits, tens], duration: 1_000).svg(prefix: "map", title: "map")
/// ```
public struct MarbleDiagram: Sendable {
  /// The number of characters of an expression for which a line of the diagram has room.
  public static let longestLine = 48

  private let tracks: [MarbleTrack]
  private let scale: MarbleScale

  /// The diagram of a run.
  ///
  /// - Parameters:
  ///   - tracks: The lines, from top to bottom. Those of the same expression that follow each other
  ///     share one.
  ///   - duration: The end of the scale, in milliseconds.
  public init(_ tracks: [MarbleTrack], duration: Int) {
    self.tracks = tracks
    scale = MarbleScale(duration: duration)
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
    var last: [String] = []
    for track in tracks {
      if !track.expression.isEmpty, track.expression != last {
        let band = OperatorBand(lines: track.expression, y: y)
        bands.append(band.element)
        y += band.height
      }
      last = track.expression
      let drawing = MarbleLineDrawing(track, y: y, scale)
      lines.append(drawing.element)
      guides += drawing.guides
      y += drawing.height
    }
    let axis = MarbleAxis(scale, y: y)
    let size = (width: MarbleScale.width, height: y + MarbleAxis.height)
    return Drawing(
      width: size.width, height: size.height,
      elements: guides.map { axis.guide(at: $0.x, from: $0.from) } + bands + lines + axis.elements
    )
    .svg(kind: "marbles", prefix: prefix, title: title, description: description)
  }

  /// Each line in a sentence.
  private var description: String {
    tracks.map { track in
      let events = track.marbles.map { "\($0.sentence) at \($0.time) ms" }
      let words = events.isEmpty ? "nothing happens" : events.joined(separator: ", ")
      return "\(track.name): \(words)."
    }
    .joined(separator: " ")
  }
}
