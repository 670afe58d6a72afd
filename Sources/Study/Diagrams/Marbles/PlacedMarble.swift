import Streams

/// A marble's place on its line.
struct PlacedMarble {
  let marble: Marble
  let shape: MarbleShape
  /// The middle.
  let x: Double
  /// 0 on the line; what would cover another is below it.
  let level: Int

  /// The places of all that happens on a line.
  static func all(of line: MarbleLine) -> [PlacedMarble] {
    /// Up to where each level is taken.
    var edges: [Double] = []
    return line.marbles.map { marble in
      let shape = MarbleShape(marble.event)
      let x = MarbleScale.x(marble.time)
      switch marble.event {
      case .subscribed:
        // Above the line, where it covers nothing.
        return PlacedMarble(marble: marble, shape: shape, x: x, level: 0)
      case .completed, .failed, .cancelled, .value:
        let left = x - shape.width / 2
        let level = edges.firstIndex { $0 < left } ?? edges.count
        if level == edges.count { edges.append(0) }
        edges[level] = x + shape.width / 2
        return PlacedMarble(marble: marble, shape: shape, x: x, level: level)
      }
    }
  }
}
