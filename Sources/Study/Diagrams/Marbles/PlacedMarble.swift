public import Streams

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

extension MarbleEvent {
  /// Returns the event in words that follow the line's name: `hears 10`.
  ///
  /// - Parameter kind: On what line it happens.
  /// - Returns: A verb and what belongs to it.
  public func sentence(on kind: MarbleLineKind) -> String {
    switch (self, kind) {
    case (.subscribed, .request): "is made"
    case (.subscribed, _): "subscribes"
    case (.value(let value), .sent): "sends \(value)"
    case (.value(let value), .request): "answers \(value)"
    case (.value(let value), .heard): "hears \(value)"
    case (.completed, .heard): "hears the end"
    case (.completed, _): "completes"
    case (.failed(let error), .heard): "hears the failure \(error)"
    case (.failed(let error), _): "fails: \(error)"
    case (.cancelled, .request): "is cancelled"
    case (.cancelled, _): "cancels"
    }
  }
}
