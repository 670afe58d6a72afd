/// The drawing of a stream: a line with its name above and its marbles on it.
struct MarbleLineDrawing {
  private static let top = 40.0
  /// The distance between two levels of marbles.
  private static let level = 24.0
  private let track: MarbleTrack
  private let y: Double
  private let scale: MarbleScale
  private let placed: [PlacedMarble]

  /// Creates a line whose name begins at a height.
  init(_ track: MarbleTrack, y: Double, _ scale: MarbleScale) {
    self.track = track
    self.y = y
    self.scale = scale
    placed = PlacedMarble.all(of: track, scale)
  }

  var height: Double { Self.top + 14 + Double(placed.map(\.level).max() ?? 0) * Self.level }

  private var center: Double { y + Self.top }

  /// The positions on the line at which values come from outside.
  var guides: [(x: Double, from: Double)] {
    guard track.isSource else { return [] }
    return placed.filter { $0.marble.shape.isValue }.map { ($0.x, center) }
  }

  var element: SVGElement {
    let name = SVGElement.text(track.name, at: Point(x: 4, y: y + 13)).with(.class, "name")
    return .group([name] + course + stems + placed.map(mark), class: track.className)
  }

  /// The line itself, with an arrow if it is still open.
  private var course: [SVGElement] {
    let end = placed.first { $0.marble.shape.isEnd }
    guard let time = track.start else { return [] }
    let start = Point(x: scale.x(time), y: center)
    guard end == nil else {
      let end = Point(x: end?.x ?? start.x, y: center)
      return [.line(from: start, to: end, class: "course")]
    }
    let open = Point(x: MarbleScale.open, y: center)
    return [
      .line(from: start, to: open, class: "course"),
      .path(
        [
          .move(Point(x: open.x - 6, y: center - 4)), .line(open),
          .line(Point(x: open.x - 6, y: center + 4)),
        ], class: "course"),
    ]
  }

  /// The connections between the line and the marbles that do not fit on it.
  private var stems: [SVGElement] {
    placed.filter { $0.level > 0 }.map { marble in
      .line(
        from: Point(x: marble.x, y: center), to: Point(x: marble.x, y: center(marble)),
        class: "course")
    }
  }

  private func center(_ marble: PlacedMarble) -> Double {
    center + Double(marble.level) * Self.level
  }

  private func mark(_ placed: PlacedMarble) -> SVGElement {
    let (marble, at) = (placed.marble, Point(x: placed.x, y: center(placed)))
    let sentence = "\(track.name) \(marble.sentence) at \(marble.time) ms"
    return SVGElement.group(marble.shape.elements(at: at), class: marble.shape.name)
      .titled(sentence)
  }
}

/// The expression between the sent and the received values.
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
      // SVG drops leading spaces in a text, so an indented line is moved to its position.
      let indent = line.prefix { $0 == " " }.count
      return SVGElement.text(
        String(line.dropFirst(indent)),
        at: Point(
          x: 8 + Double(indent) * 7, y: y + Self.gap + 16 + Double(index) * Self.line))
    }
    return .group([box] + texts, class: "operator")
  }
}

/// The position of a marble on its line.
private struct PlacedMarble {
  let marble: DrawnMarble
  /// The x coordinate of its centre.
  let x: Double
  /// The level: 0 on the line; a marble that would cover another one is below.
  let level: Int

  /// Returns the positions of all events on a line.
  static func all(of track: MarbleTrack, _ scale: MarbleScale) -> [PlacedMarble] {
    /// The right edge of the last marble on each level.
    var edges: [Double] = []
    return track.marbles.map { marble in
      let (shape, x) = (marble.shape, scale.x(marble.time))
      // It is drawn above the line, where it covers nothing.
      if shape == .subscribed { return PlacedMarble(marble: marble, x: x, level: 0) }
      let left = x - shape.width / 2
      let level = edges.firstIndex { $0 < left } ?? edges.count
      if level == edges.count { edges.append(0) }
      edges[level] = x + shape.width / 2
      return PlacedMarble(marble: marble, x: x, level: level)
    }
  }
}
