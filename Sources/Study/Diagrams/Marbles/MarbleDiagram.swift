/// A marble diagram of a program's run; time runs to the right.
///
/// The sent values are above, the received values below, and the expression between them.
///
/// ```swift
/// let digits = MarbleTrack("digits", className: "sent", start: 0, isSource: true, marbles: sent)
/// let svg = MarbleDiagram([digits, tens], duration: 1_000).svg(prefix: "map", title: "map")
/// ```
public struct MarbleDiagram: Sendable {
  /// The number of characters that fit into one line of an expression.
  public static let longestLine = 48

  private let tracks: [MarbleTrack]
  private let scale: MarbleScale

  /// Creates the diagram of a run.
  ///
  /// - Parameters:
  ///   - tracks: The lines, from top to bottom. Consecutive lines share an equal expression.
  ///   - duration: The end of the scale, in milliseconds.
  public init(_ tracks: [MarbleTrack], duration: Int) {
    self.tracks = tracks
    scale = MarbleScale(duration: duration)
  }

  /// Returns the diagram as an `svg` element of a fixed width that is coloured only by classes.
  ///
  /// Each marble has a sentence with its event and time; together they are the description.
  /// `prefix` makes the identifiers in it unique on a page.
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
    let axis = MarbleAxis(scale: scale, y: y)
    return Drawing(
      width: MarbleScale.width, height: y + MarbleAxis.height,
      elements: guides.map { axis.guide(at: $0.x, from: $0.from) } + bands + lines + axis.elements
    )
    .svg(kind: "marbles", prefix: prefix, title: title, description: description)
  }

  /// The events of each line in a sentence.
  private var description: String {
    tracks.map { track in
      let events = track.marbles.map { "\($0.sentence) at \($0.time) ms" }
      let words = events.isEmpty ? "nothing happens" : events.joined(separator: ", ")
      return "\(track.name): \(words)."
    }
    .joined(separator: " ")
  }
}

/// The positions of times, which are the same in all marble diagrams.
struct MarbleScale {
  /// The width of every diagram, which fits a narrow phone with its margins.
  static let width = 358.0
  private static let left = 28.0
  private static let right = 330.0
  /// The x coordinate at which an open line ends.
  static let open = 352.0

  /// The time at the right end, in milliseconds.
  let duration: Int

  func x(_ time: Int) -> Double {
    Self.left + (Self.right - Self.left) * Double(time) / Double(duration)
  }
}

/// The scale below the lines, in milliseconds of virtual time.
private struct MarbleAxis {
  static let height = 28.0
  private static let step = 250
  let scale: MarbleScale
  let y: Double

  var elements: [SVGElement] {
    let start = Point(x: scale.x(0), y: y + 4)
    let end = Point(x: scale.x(scale.duration), y: y + 4)
    return [.line(from: start, to: end, class: "axis")]
      + stride(from: 0, through: scale.duration, by: Self.step).flatMap(tick)
  }

  /// Returns a line from an external event down to the scale.
  func guide(at x: Double, from top: Double) -> SVGElement {
    .line(from: Point(x: x, y: top), to: Point(x: x, y: y + 4), class: "guide")
  }

  private func tick(_ time: Int) -> [SVGElement] {
    let x = scale.x(time)
    let text = time == scale.duration ? "\(time) ms" : "\(time)"
    return [
      .line(from: Point(x: x, y: y + 4), to: Point(x: x, y: y + 9), class: "axis"),
      .text(text, at: Point(x: x, y: y + 22)).with(.class, "time"),
    ]
  }
}
