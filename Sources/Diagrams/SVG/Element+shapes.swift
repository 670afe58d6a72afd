/// What drawings are made of; the class says what a thing is, and so how it looks.
extension Element {
  static func line(from start: Point, to end: Point, class name: String) -> Element {
    Element(.line).with(.class, name)
      .with(.x1, start.x).with(.y1, start.y).with(.x2, end.x).with(.y2, end.y)
  }

  static func rect(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, class name: String
  ) -> Element {
    let rect = Element(.rect).with(.class, name)
      .with(.x, x).with(.y, y).with(.width, width).with(.height, height)
    return radius > 0 ? rect.with(.rx, radius) : rect
  }

  static func circle(at center: Point, radius: Double, class name: String) -> Element {
    Element(.circle).with(.class, name)
      .with(.cx, center.x).with(.cy, center.y).with(.r, radius)
  }

  static func text(
    _ content: String, at point: Point, centered: Bool = false, class name: String
  ) -> Element {
    let text = Element(.text, text: content).with(.class, name)
      .with(.x, point.x).with(.y, point.y)
    return centered ? text.with(.anchor, "middle") : text
  }

  static func group(_ children: [Element], class name: String) -> Element {
    Element(.g, children: children).with(.class, name)
  }

  static func path(_ steps: [PathStep], class name: String) -> Element {
    Element(.path).with(.class, name).with(.d, steps.map(\.text).joined())
  }
}

/// One stroke of a path.
enum PathStep: Sendable, Hashable {
  case move(Point)
  case line(Point)
  case curve(control: Point, to: Point)
  case close

  fileprivate var text: String {
    switch self {
    case .move(let point): "M\(Self.text(point))"
    case .line(let point): "L\(Self.text(point))"
    case .curve(let control, let point): "Q\(Self.text(control)) \(Self.text(point))"
    case .close: "Z"
    }
  }

  private static func text(_ point: Point) -> String {
    "\(Coordinate.text(point.x)) \(Coordinate.text(point.y))"
  }
}
