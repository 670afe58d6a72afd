import Trace

/// The bar on a lifeline that shows how long a participant is at work.
struct Activation {
  private static let width = 5.0

  let side: Side
  /// The number of bars of the same participant that it lies on.
  let level: Int
  let x: Double
  let top: Double
  let bottom: Double

  /// The bars, a path for each side and level, inner ones upon outer ones.
  static func drawn(_ activations: [Activation]) -> [SVGElement] {
    let sides = Set(activations.map(\.side)).sorted()
    return (0...3).flatMap { level in
      sides.compactMap { side in
        let outlines = activations.filter { $0.level == level && $0.side == side }
        guard !outlines.isEmpty else { return nil }
        return .path(outlines.flatMap(\.outline), class: "bar \(side.className)")
      }
    }
  }

  private var outline: [PathStep] {
    let left = x - Self.width / 2 + Double(level) * 2
    let right = left + Self.width
    return [
      .move(Point(x: left, y: top)), .line(Point(x: right, y: top)),
      .line(Point(x: right, y: bottom)), .line(Point(x: left, y: bottom)), .close,
    ]
  }
}
