public import Trace

/// A matrix of which role knows which: a row for each role that knows, a column for each role that
/// is known.
public struct DependencyMatrix: Sendable {
  private static let cell = 24.0
  private let roles: [Role]
  private let marks: [MarkedPair: Set<MatrixMark>]

  /// The matrix of some marks; roles are in order from the screen to the model.
  ///
  /// - Parameters:
  ///   - roles: The roles of the pattern.
  ///   - marks: How one knows another; pairs that are not in it do not.
  public init(roles: some Sequence<Role>, marks: [MarkedPair: Set<MatrixMark>]) {
    self.roles = Set(roles).sorted()
    self.marks = marks
  }

  /// The marks that it shows; what is not drawn beside another mark is not among them.
  public var shownMarks: Set<MatrixMark> {
    Set(roles.flatMap { from in roles.flatMap { ordered(MarkedPair(from: from, to: $0)) } })
  }

  /// The matrix as an image.
  ///
  /// - Parameters:
  ///   - prefix: What makes the identifiers in it unique on a page.
  ///   - title: Its name.
  /// - Returns: An `svg` element with title and description, coloured by classes alone.
  public func svg(prefix: String, title: String) -> String {
    let size = Double(roles.count + 1) * Self.cell + 2
    let elements = roles.indices.flatMap { heads($0) + cells(ofRow: $0) }
    return Drawing(width: size, height: size, elements: elements)
      .svg(kind: "matrix", prefix: prefix, title: title, description: description)
  }

  /// Every mark in a sentence, what is forbidden first.
  private var description: String {
    let pairs = roles.flatMap { from in roles.map { MarkedPair(from: from, to: $0) } }
    let sentences = pairs.flatMap { pair in
      ordered(pair).map { ($0, $0.sentence(pair.from.rawValue, pair.to.rawValue)) }
    }
    return (sentences.filter { $0.0 == .forbidden } + sentences.filter { $0.0 != .forbidden })
      .map(\.1).joined(separator: "; ")
  }

  /// The marks of a pair in the order of drawing; what is quiet says nothing beside its like that
  /// is listed, and what is forbidden covers the rest.
  private func ordered(_ pair: MarkedPair) -> [MatrixMark] {
    let marks = marks[pair] ?? []
    if marks.contains(.forbidden) { return [.forbidden] }
    let isCommanded = marks.contains(.direct) || marks.contains(.byProtocol)
    return MatrixMark.allCases.filter { marks.contains($0) && !($0 == .builds && isCommanded) }
  }

  private func center(_ index: Int) -> Double { (Double(index) + 1.5) * Self.cell + 1 }

  private func heads(_ index: Int) -> [SVGElement] {
    let badge = Badge(of: roles[index])
    return [
      badge.drawn(at: Point(x: Self.cell / 2 + 1, y: center(index))),
      badge.drawn(at: Point(x: center(index), y: Self.cell / 2 + 1)),
    ]
  }

  private func cells(ofRow row: Int) -> [SVGElement] {
    roles.indices.flatMap { column -> [SVGElement] in
      let middle = Point(x: center(column), y: center(row))
      let pair = MarkedPair(from: roles[row], to: roles[column])
      let field = SVGElement.rect(
        x: middle.x - Self.cell / 2, y: middle.y - Self.cell / 2, width: Self.cell,
        height: Self.cell, class: row == column ? "cell own" : "cell")
      return [field] + ordered(pair).flatMap { $0.shapes(at: middle, cell: Self.cell) }
    }
  }
}

/// Two roles, in the direction of knowing.
public struct MarkedPair: Sendable, Hashable {
  /// The role that knows.
  public let from: Role
  /// The role that is known.
  public let to: Role

  /// The pair of a role that knows and a role that is known.
  public init(from: Role, to: Role) {
    self.from = from
    self.to = to
  }
}

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
