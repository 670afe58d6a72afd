/// The shapes of which drawings are made; the class says what a thing is, and so how it looks.
extension SVGElement {
  static func line(from start: Point, to end: Point, class name: String) -> SVGElement {
    SVGElement(.line).with(.class, name)
      .with(.x1, start.x).with(.y1, start.y).with(.x2, end.x).with(.y2, end.y)
  }

  static func rect(
    x: Double, y: Double, width: Double, height: Double, class name: String? = nil
  ) -> SVGElement {
    let rect = SVGElement(.rect)
      .with(.x, x).with(.y, y).with(.width, width).with(.height, height)
    return name.map { rect.with(.class, $0) } ?? rect
  }

  static func circle(at center: Point, radius: Double, class name: String) -> SVGElement {
    SVGElement(.circle).with(.class, name)
      .with(.cx, center.x).with(.cy, center.y).with(.r, radius)
  }

  static func text(_ content: String, at point: Point) -> SVGElement {
    SVGElement(.text, text: content).with(.x, point.x).with(.y, point.y)
  }

  static func group(_ children: [SVGElement], class name: String) -> SVGElement {
    SVGElement(.g, children: children).with(.class, name)
  }

  static func path(_ steps: [PathStep], class name: String) -> SVGElement {
    SVGElement(.path).plain(.class, name).plain(.d, PathStep.text(steps))
  }
}

/// One stroke of a path.
enum PathStep: Sendable, Hashable {
  case move(Point)
  case line(Point)
  case curve(control: Point, to: Point)
  /// A whole circle, apart from what was drawn before it.
  case circle(center: Point, radius: Double)
  case close

  /// The strokes as path data; a line along an axis names the other coordinate only.
  fileprivate static func text(_ steps: [PathStep]) -> String {
    var last: Point?
    return steps.map { step in
      switch step {
      case .move(let point):
        last = point
        return "M\(text(point))"
      case .line(let point):
        defer { last = point }
        if point.y == last?.y { return "H\(Coordinate.text(point.x))" }
        if point.x == last?.x { return "V\(Coordinate.text(point.y))" }
        return "L\(text(point))"
      case .curve(let control, let point):
        last = point
        return "Q\(text(control)) \(text(point))"
      case .circle(let center, let radius):
        last = nil
        return circle(center, radius: radius)
      case .close:
        return "Z"
      }
    }
    .joined()
  }

  private static func circle(_ center: Point, radius: Double) -> String {
    let (r, across) = (Coordinate.text(radius), Coordinate.text(2 * radius))
    let left = Point(x: center.x - radius, y: center.y)
    return "M\(text(left))a\(r) \(r) 0 1 0 \(across) 0a\(r) \(r) 0 1 0 -\(across) 0"
  }

  private static func text(_ point: Point) -> String {
    "\(Coordinate.text(point.x)) \(Coordinate.text(point.y))"
  }
}
