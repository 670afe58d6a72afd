public import Trace

/// A drawing of a contract and its use in recordings: the roles as boxes, and an arrow for each
/// direction with the number of its uses.
///
/// ```swift
/// DirectionsDiagram(roles: [.view, .presenter, .model], arrows: arrows)
///   .svg(prefix: "directions", title: "MVP: who may do what, and did")
/// ```
public struct DirectionsDiagram: Sendable {
  private let arrows: [DirectionArrow]
  private let layout: DirectionsLayout
  private let sides: [Role: DirectionArrow.ContractSide]

  /// Creates the drawing of some arrows between roles.
  ///
  /// - Parameters:
  ///   - roles: The roles, drawn from the screen to the model. Arrows of other roles are omitted.
  ///   - arrows: The arrows for everything that is allowed or happened.
  ///   - sides: The contract of each role that only one of two contracts has.
  public init(
    roles: some Sequence<Role>, arrows: [DirectionArrow],
    sides: [Role: DirectionArrow.ContractSide] = [:]
  ) {
    self.arrows = arrows
    self.sides = sides
    layout = DirectionsLayout(roles: Set(roles).sorted(), arrows: arrows)
  }

  /// Returns the drawing as an `svg` element whose description contains every arrow in a sentence.
  ///
  /// It is coloured only by classes. `prefix` makes the identifiers in it unique on a page.
  public func svg(prefix: String, title: String) -> String {
    Drawing(
      width: layout.width, height: layout.height,
      elements: layout.routes.flatMap(drawn) + layout.roles.map(box)
    )
    .svg(
      kind: "directions-figure", prefix: prefix, title: title,
      description: arrows.map(\.sentence).joined(separator: "; "))
  }

  private func box(_ role: Role) -> SVGElement {
    guard let edges = layout.boxes[role] else { return .group([], class: "role") }
    let height = edges.upperBound - edges.lowerBound
    let middle = (edges.upperBound + edges.lowerBound) / 2
    let badge = Badge(of: role)
    let side = sides[role].map { $0 == .shared ? "" : " only-\($0.rawValue)" } ?? ""
    return .group(
      [
        .rect(
          x: layout.left, y: edges.lowerBound, width: DirectionsLayout.Length.box, height: height),
        badge.drawn(at: Point(x: layout.left + 14, y: middle)),
        SVGElement.text(role.rawValue, at: Point(x: layout.left + 26, y: middle + 4))
          .with(.class, "name"),
      ], class: "role\(side)")
  }
}

extension DirectionsDiagram {
  private func drawn(_ route: DirectionsLayout.Route) -> [SVGElement] {
    let arrow = route.arrow
    let edge = arrow.isLeft ? layout.left : layout.right
    let away = arrow.isLeft ? -1.0 : 1.0
    let lane = layout.x(of: route)
    let stop = edge + away * (arrow.kind == .message ? 7 : arrow.kind == .read ? 6 : 2)
    let line = rounded(
      from: Point(x: edge, y: route.start), along: lane, to: Point(x: stop, y: route.end))
    let label = SVGElement.text(
      arrow.drawnLabel, at: Point(x: edge + away * 4, y: route.start - 3)
    ).with(.class, arrow.isLeft ? "count left" : "count")
    return [
      .group(
        [.path(line, class: "line"), head(arrow, at: edge, route.end, away), label],
        class: arrow.classes
      )
      .titled(arrow.sentence)
    ]
  }

  /// Returns a line out to a lane, along it, and back, with rounded corners.
  private func rounded(from start: Point, along lane: Double, to end: Point) -> [PathStep] {
    let inwards = start.x < lane ? -1.0 : 1.0
    let down = end.y > start.y ? 1.0 : -1.0
    let radius = min(5, abs(end.y - start.y) / 2)
    return [
      .move(start), .line(Point(x: lane + inwards * radius, y: start.y)),
      .curve(
        control: Point(x: lane, y: start.y), to: Point(x: lane, y: start.y + down * radius)),
      .line(Point(x: lane, y: end.y - down * radius)),
      .curve(control: Point(x: lane, y: end.y), to: Point(x: lane + inwards * radius, y: end.y)),
      .line(end),
    ]
  }

  private func head(
    _ arrow: DirectionArrow, at x: Double, _ y: Double, _ away: Double
  ) -> SVGElement {
    let barbs = [-3.5, 3.5].map { Point(x: x + away * 7, y: y + $0) }
    let tip = Point(x: x + away * 1, y: y)
    return switch arrow.kind {
    case .message: .path([.move(tip), .line(barbs[0]), .line(barbs[1]), .close], class: "head")
    case .notification: .path([.move(barbs[0]), .line(tip), .line(barbs[1])], class: "tip")
    case .read: .circle(at: Point(x: x + away * 3.5, y: y), radius: 2.5, class: "ring")
    }
  }
}
