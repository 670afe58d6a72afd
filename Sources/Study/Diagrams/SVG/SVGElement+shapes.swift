/// The shapes of drawings; the class of a shape determines its look.
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
  /// A complete circle, independent of the previous strokes.
  case circle(center: Point, radius: Double)
  case close

  /// Returns the strokes as path data.
  ///
  /// Coordinates after the first point are relative, because repeated numbers compress to a third
  /// of the size of absolute ones.
  fileprivate static func text(_ steps: [PathStep]) -> String {
    var path = PathText()
    for step in steps { path.add(step) }
    return path.text
  }
}

/// Writes strokes as path data.
private struct PathText {
  private(set) var text = ""
  /// The starting point of the next stroke, in hundredths, so that errors do not accumulate.
  private var last: (x: Int, y: Int)?
  /// The point to which a closed line returns.
  private var start: (x: Int, y: Int)?

  mutating func add(_ step: PathStep) {
    switch step {
    case .move(let point):
      text += last == nil ? "M" : "m"
      text += offset(to: point)
      start = last
    case .line(let point):
      let (x, y) = Self.hundredths(of: point)
      if y == last?.y {
        text += "h\(Coordinate.text(hundredths: x - (last?.x ?? 0)))"
      } else if x == last?.x {
        text += "v\(Coordinate.text(hundredths: y - (last?.y ?? 0)))"
      } else {
        text += "l\(offset(to: point))"
      }
      last = (x, y)
    case .curve(let control, let point):
      let from = last
      text += "q\(offset(to: control))"
      last = from
      text += " \(offset(to: point))"
    case .circle(let center, let radius):
      let left = Point(x: center.x - radius, y: center.y)
      add(.move(left))
      let (r, across) = (Coordinate.text(radius), Coordinate.text(2 * radius))
      text += "a\(r) \(r) 0 1 0 \(across) 0a\(r) \(r) 0 1 0 -\(across) 0"
    case .close:
      text += "z"
      last = start
    }
  }

  /// Moves to a point, and returns its offset from the previous one.
  private mutating func offset(to point: Point) -> String {
    let (x, y) = Self.hundredths(of: point)
    defer { last = (x, y) }
    let down = Coordinate.text(hundredths: y - (last?.y ?? 0))
    // A minus sign separates two numbers as well as a space does.
    return Coordinate.text(hundredths: x - (last?.x ?? 0)) + (down.hasPrefix("-") ? "" : " ") + down
  }

  private static func hundredths(of point: Point) -> (x: Int, y: Int) {
    (Coordinate.hundredths(of: point.x), Coordinate.hundredths(of: point.y))
  }
}
