public import Trace

/// A matrix of which role knows which: a row for each role that knows, a column for each role that
/// is known.
public struct DependencyMatrix: Sendable {
  /// The relation of one role to another.
  public typealias Mark = MatrixMark

  private static let cell = 24.0
  private let roles: [Role]
  private let marks: [MarkedPair: Set<Mark>]

  /// The matrix of some marks; roles are in order from the screen to the model.
  ///
  /// - Parameters:
  ///   - roles: The roles of the pattern.
  ///   - marks: How one knows another; pairs that are not in it do not.
  public init(roles: some Sequence<Role>, marks: [MarkedPair: Set<Mark>]) {
    self.roles = Set(roles).sorted()
    self.marks = marks
  }

  /// The marks that it shows; what is not drawn beside another mark is not among them.
  public var shownMarks: Set<Mark> {
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
  private func ordered(_ pair: MarkedPair) -> [Mark] {
    let marks = marks[pair] ?? []
    if marks.contains(.forbidden) { return [.forbidden] }
    let isCommanded = marks.contains(.direct) || marks.contains(.byProtocol)
    return Mark.allCases.filter { marks.contains($0) && !($0 == .builds && isCommanded) }
  }

  private func center(_ index: Int) -> Double { (Double(index) + 1.5) * Self.cell + 1 }

  private func heads(_ index: Int) -> [SVGElement] {
    let role = Participant(type: roles[index].rawValue, number: 0, role: roles[index])
    let badge = Badge(participant: role)
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
