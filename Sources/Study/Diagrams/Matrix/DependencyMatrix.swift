public import Trace

/// A matrix of the roles that know each other: knowing roles in rows, known roles in columns.
public struct DependencyMatrix: Sendable {
  private static let cell = 24.0
  private let roles: [Role]
  private let marks: [MarkedPair: Set<MatrixMark>]

  /// Creates the matrix of some marks, with the roles ordered from the screen to the model.
  ///
  /// - Parameters:
  ///   - roles: The roles of the pattern.
  ///   - marks: The relations of each pair; missing pairs have none.
  public init(roles: some Sequence<Role>, marks: [MarkedPair: Set<MatrixMark>]) {
    self.roles = Set(roles).sorted()
    self.marks = marks
  }

  /// The visible marks, without those that others replace.
  public var shownMarks: Set<MatrixMark> {
    Set(roles.flatMap { from in roles.flatMap { ordered(MarkedPair(from: from, to: $0)) } })
  }

  /// Returns the matrix as an `svg` element with title and description.
  ///
  /// It is coloured only by classes. `prefix` makes the identifiers in it unique on a page.
  public func svg(prefix: String, title: String) -> String {
    let size = Double(roles.count + 1) * Self.cell + 2
    let elements = roles.indices.flatMap { heads($0) + cells(ofRow: $0) }
    return Drawing(width: size, height: size, elements: elements)
      .svg(kind: "matrix", prefix: prefix, title: title, description: description)
  }

  /// Every mark in a sentence, with forbidden ones first.
  private var description: String {
    let pairs = roles.flatMap { from in roles.map { MarkedPair(from: from, to: $0) } }
    let sentences = pairs.flatMap { pair in
      ordered(pair).map { ($0, $0.sentence(pair.from.rawValue, pair.to.rawValue)) }
    }
    return (sentences.filter { $0.0 == .forbidden } + sentences.filter { $0.0 != .forbidden })
      .map(\.1).joined(separator: "; ")
  }

  /// Returns the marks of a pair in the order of drawing.
  ///
  /// `builds` is omitted beside a command, and `forbidden` replaces all others.
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

/// An ordered pair of roles in which the first knows the second.
public struct MarkedPair: Sendable, Hashable {
  /// The role that knows.
  public let from: Role
  /// The role that is known.
  public let to: Role

  /// Creates a pair of a knowing and a known role.
  public init(from: Role, to: Role) {
    self.from = from
    self.to = to
  }
}

/// A relation of one role to another in a matrix.
public enum MatrixMark: String, Sendable, Hashable, CaseIterable {
  /// It commands the other; in source, it names one of its types.
  case direct
  /// It commands the other through a protocol that the other adopts.
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

  /// Indicates whether a contract lists it, and so it is emphasised; others follow from listed
  /// ones.
  public var isListed: Bool { [.direct, .byProtocol, .notified, .forbidden].contains(self) }

  /// The classes that identify its shape to style sheets.
  var classes: String { isListed ? rawValue : "\(rawValue) quiet" }

  /// Returns the relation of two roles in words.
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
  /// Returns the shapes of the mark in a cell around a point.
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

  /// Returns the curve that connects a source to its subscriber.
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

  /// Returns the filled cell.
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
