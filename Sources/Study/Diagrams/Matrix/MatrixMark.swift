/// The relation of one role to another, as a matrix marks it.
public enum MatrixMark: String, Sendable, Hashable, CaseIterable {
  /// It commands the other; in source, it names a type of it.
  case direct
  /// It commands the other by a protocol that the other adopts.
  case byProtocol = "by-protocol"
  /// It notifies the other, without commanding.
  case notified
  /// It registers with the other, which notifies it.
  case subscribes
  /// It reads the other, which notifies it.
  case reads
  /// It creates or connects the other.
  case builds
  /// It does what the contract forbids.
  case forbidden

  /// Says whether a contract lists it, so that it is emphasised; the rest follows from what is
  /// listed.
  public var isListed: Bool { [.direct, .byProtocol, .notified, .forbidden].contains(self) }

  /// The classes of its shape, by which a style sheet knows it.
  var classes: String { isListed ? rawValue : "\(rawValue) quiet" }

  /// Returns the mark's statement about two roles, in words.
  func sentence(_ from: String, _ to: String) -> String {
    switch self {
    case .direct: "\(from) commands \(to)"
    case .byProtocol: "\(from) commands \(to) by a protocol"
    case .notified: "\(from) notifies \(to)"
    case .subscribes: "\(from) subscribes to \(to)"
    case .reads: "\(from) reads \(to)"
    case .builds: "\(from) builds \(to)"
    case .forbidden: "forbidden: \(from) to \(to)"
    }
  }
}

extension MatrixMark {
  /// The shapes of the mark in a cell around a point.
  func shapes(at middle: Point, cell: Double) -> [SVGElement] {
    switch self {
    case .direct, .builds: [.circle(at: middle, radius: 5.5, class: classes)]
    case .byProtocol: [.circle(at: middle, radius: 5, class: classes)]
    case .notified: [bar(at: middle)]
    case .subscribes: [slur(at: middle)]
    case .reads:
      [.circle(at: Point(x: middle.x + 7.5, y: middle.y - 7.5), radius: 2.5, class: classes)]
    case .forbidden: [alarm(at: middle, cell: cell), cross(at: middle)]
    }
  }

  private func bar(at middle: Point) -> SVGElement {
    .line(
      from: Point(x: middle.x - 6, y: middle.y + 8), to: Point(x: middle.x + 6, y: middle.y + 8),
      class: classes)
  }

  /// The curve that ties a source to its subscriber.
  private func slur(at middle: Point) -> SVGElement {
    .path(
      [
        .move(Point(x: middle.x - 9, y: middle.y - 5)),
        .curve(
          control: Point(x: middle.x - 3, y: middle.y - 15),
          to: Point(x: middle.x + 3, y: middle.y - 5)
        ),
      ], class: classes)
  }

  /// The whole cell, filled.
  private func alarm(at middle: Point, cell: Double) -> SVGElement {
    .rect(
      x: middle.x - cell / 2 - 1, y: middle.y - cell / 2 - 1, width: cell + 2, height: cell + 2,
      class: classes)
  }

  private func cross(at middle: Point) -> SVGElement {
    .path(
      [
        .move(Point(x: middle.x - 6, y: middle.y - 6)),
        .line(Point(x: middle.x + 6, y: middle.y + 6)),
        .move(Point(x: middle.x + 6, y: middle.y - 6)),
        .line(Point(x: middle.x - 6, y: middle.y + 6)),
      ], class: "forbidden-cross")
  }
}
