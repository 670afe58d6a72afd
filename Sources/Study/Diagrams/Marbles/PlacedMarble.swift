/// A marble's place on its line.
struct PlacedMarble {
  let marble: DrawnMarble
  /// The middle.
  let x: Double
  /// 0 on the line; what would cover another is below it.
  let level: Int

  /// The places of all that happens on a line.
  static func all(of track: MarbleTrack, _ scale: MarbleScale) -> [PlacedMarble] {
    /// Up to where each level is taken.
    var edges: [Double] = []
    return track.marbles.map { marble in
      let (shape, x) = (marble.shape, scale.x(marble.time))
      switch shape {
      case .subscribed:
        // Above the line, where it covers nothing.
        return PlacedMarble(marble: marble, x: x, level: 0)
      case .completed, .failed, .cancelled, .value:
        let left = x - shape.width / 2
        let level = edges.firstIndex { $0 < left } ?? edges.count
        if level == edges.count { edges.append(0) }
        edges[level] = x + shape.width / 2
        return PlacedMarble(marble: marble, x: x, level: level)
      }
    }
  }
}
