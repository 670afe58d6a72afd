import Sequences
import Trace

/// The positions of the boxes and arrows in a drawing of directions.
///
/// The roles are stacked, from the screen to the model. An arrow leaves its box at the side,
/// follows its own lane, and returns to the other box: notifications on the left, all others on
/// the right.
struct DirectionsLayout {
  /// The lengths shared by all drawings.
  enum Length {
    static let box = 120.0
    static let port = 16.0
    static let gap = 14.0
    static let lane = 13.0
    static let digit = 6.4
    static let margin = 3.0
  }

  /// An arrow with its start, its end and its lane.
  struct Route {
    let arrow: DirectionArrow
    let start: Double
    let end: Double
    var lane = 0
  }

  let roles: [Role]
  let routes: [Route]
  /// The upper and lower edges of each role's box.
  private(set) var boxes: [Role: ClosedRange<Double>] = [:]
  let left: Double
  let right: Double
  let width: Double
  private(set) var height = Length.margin

  init(roles: [Role], arrows: [DirectionArrow]) {
    self.roles = roles
    let order = Dictionary(
      keepingFirst: roles.enumerated().map { ($1, $0) })
    let drawn = arrows.filter { order[$0.from] != nil && order[$0.to] != nil }
    let ends = drawn.flatMap {
      [ArrowEnd(arrow: $0, isStart: true), ArrowEnd(arrow: $0, isStart: false)]
    }
    var positions: [ArrowEnd: Double] = [:]
    for role in roles {
      let own = ends.filter { $0.role == role }
      let columns = [true, false].map { isLeft in
        own.filter { $0.arrow.isLeft == isLeft }.sorted { $0.isBefore($1, order) }
      }
      let rows = max(columns.map(\.count).max() ?? 0, 1)
      let size = Double(rows) * Length.port + 8
      for column in columns {
        let first = height + (size - Double(column.count) * Length.port) / 2 + Length.port / 2
        for (index, end) in column.enumerated() {
          positions[end] = first + Double(index) * Length.port
        }
      }
      boxes[role] = height...height + size
      height += size + Length.gap
    }
    height += Length.margin - Length.gap
    var routes = drawn.map { arrow in
      Route(
        arrow: arrow, start: positions[ArrowEnd(arrow: arrow, isStart: true)] ?? 0,
        end: positions[ArrowEnd(arrow: arrow, isStart: false)] ?? 0)
    }
    let lanes = [true, false].map { Self.assignLanes(&routes, isLeft: $0) }
    let sides = zip([true, false], lanes).map { isLeft, count in
      Self.room(for: drawn.filter { $0.isLeft == isLeft }, lanes: count)
    }
    self.routes = routes
    left = sides[0]
    right = left + Length.box
    width = right + sides[1]
  }

  /// Returns the x coordinate of an arrow's lane.
  func x(of route: Route) -> Double {
    let labels = Self.labels(of: routes.map(\.arrow).filter { $0.isLeft == route.arrow.isLeft })
    let distance = labels + Double(route.lane) * Length.lane
    return route.arrow.isLeft ? left - distance : right + distance
  }

  /// Assigns to each arrow of a side the innermost free lane, shortest arrows first.
  ///
  /// Returns the number of lanes.
  private static func assignLanes(_ routes: inout [Route], isLeft: Bool) -> Int {
    var lanes: [[ClosedRange<Double>]] = []
    let order = routes.indices.filter { routes[$0].arrow.isLeft == isLeft }
      .sorted { (routes[$0].span, $0) < (routes[$1].span, $1) }
    for index in order {
      let range = routes[index].range
      let lane = lanes.firstIndex { taken in !taken.contains { $0.overlaps(range) } }
      routes[index].lane = lane ?? lanes.count
      if let lane { lanes[lane].append(range) } else { lanes.append([range]) }
    }
    return lanes.count
  }

  /// Returns the distance by which labels extend from the boxes.
  private static func labels(of arrows: [DirectionArrow]) -> Double {
    Double(max(arrows.map(\.drawnLabel.count).max() ?? 0, 2)) * Length.digit + 12
  }

  private static func room(for arrows: [DirectionArrow], lanes: Int) -> Double {
    lanes == 0
      ? Length.margin : labels(of: arrows) + Double(lanes - 1) * Length.lane + Length.margin
  }
}

extension DirectionsLayout.Route {
  /// The vertical range in which it runs beside others.
  var range: ClosedRange<Double> { min(start, end)...max(start, end) }
  var span: Double { range.upperBound - range.lowerBound }
}

/// One end of an arrow at a role's box.
private struct ArrowEnd: Hashable {
  let arrow: DirectionArrow
  let isStart: Bool

  var role: Role { isStart ? arrow.from : arrow.to }
  private var other: Role { isStart ? arrow.to : arrow.from }

  /// Returns whether it is above another end at the same box.
  ///
  /// Upward arrows are above downward ones, and the longest are in the middle, so that lanes do not
  /// cross unnecessarily.
  func isBefore(_ next: ArrowEnd, _ order: [Role: Int]) -> Bool {
    key(order).lexicographicallyPrecedes(next.key(order))
  }

  private func key(_ order: [Role: Int]) -> [Int] {
    let way = (order[other] ?? 0) - (order[role] ?? 0)
    let kind = DirectionArrow.ArrowKind.allCases.firstIndex(of: arrow.kind) ?? 0
    // Two arrows between the same roles are nested, too: the first below is the last above.
    let pair = (arrow.side == .second ? 8 : arrow.side == .first ? 4 : 0) + kind * 16
    let own = (isStart ? 1 : 0) + pair
    let nesting = way < 0 ? -(pair + (isStart ? 0 : 1)) : own
    return [way < 0 ? 0 : 1, -way, nesting]
  }
}
