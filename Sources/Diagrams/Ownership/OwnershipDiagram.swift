import Trace

/// A tree of ownership as a drawing: a solid line for what is held strongly, a double one for a
/// token, a dotted one for what is held weakly.
public struct OwnershipDiagram: Sendable {
  private enum Length {
    static let row = 22.0
    static let indent = 18.0
    static let badge = 9.0
    static let letter = 6.3
  }

  private let rows: [OwnershipRow]

  /// The drawing of a tree.
  public init(_ tree: OwnershipTree) { rows = tree.rows }

  /// The drawing as an image, whose description has every holding in a sentence.
  ///
  /// - Parameters:
  ///   - prefix: What makes the identifiers in it unique on a page.
  ///   - title: Its name.
  /// - Returns: An `svg` element with title and description, coloured by classes alone.
  public func svg(prefix: String, title: String) -> String {
    let names = rows.indices.flatMap { name(of: rows[$0], at: y($0)) }
    return Drawing(
      width: (rows.map(width).max() ?? 0) + 6, height: Double(rows.count) * Length.row + 4,
      elements: connections + names
    )
    .svg(
      kind: "ownership", prefix: prefix, title: title,
      description: rows.compactMap(\.sentence).joined(separator: "; "))
  }

  private func y(_ index: Int) -> Double { (Double(index) + 0.5) * Length.row + 2 }

  /// The middle of a row's badge.
  private func x(_ row: OwnershipRow) -> Double { Double(row.depth) * Length.indent + Length.badge }

  private func width(_ row: OwnershipRow) -> Double {
    x(row) + 13 + Double(row.words.map(\.text.count).reduce(0, +) + row.words.count) * Length.letter
  }

  /// All lines from holders down and across, a path for each kind: a site has thousands of them.
  private var connections: [SVGElement] {
    let lines = rows.indices.compactMap(connection)
    let kinds = OwnershipTree.OwnershipLine.allCases.compactMap { kind -> SVGElement? in
      let steps = lines.filter { $0.kind == kind }.flatMap(\.across)
      return steps.isEmpty ? nil : .path(steps, class: kind.rawValue)
    }
    return (lines.isEmpty ? [] : [.path(lines.flatMap(\.down), class: "trunk")]) + kinds
  }

  /// The line from the holder down, and from there across: a token's is double.
  private func connection(
    _ index: Int
  ) -> (kind: OwnershipTree.OwnershipLine, down: [PathStep], across: [PathStep])? {
    let row = rows[index]
    guard let holding = row.holding,
      let holder = rows[..<index].lastIndex(where: { $0.depth == row.depth - 1 })
    else { return nil }
    let trunk = x(row) - Length.indent
    let down = [
      PathStep.move(Point(x: trunk, y: y(holder) + 8)), .line(Point(x: trunk, y: y(index))),
    ]
    let across = (holding.line == .token ? [-1.5, 1.5] : [0]).flatMap { shift in
      [
        PathStep.move(Point(x: trunk, y: y(index) + shift)),
        .line(Point(x: x(row) - 8, y: y(index) + shift)),
      ]
    }
    return (holding.line, down, across)
  }

  private func name(of row: OwnershipRow, at y: Double) -> [SVGElement] {
    var shapes: [SVGElement] = []
    if let node = row.node {
      let participant = Participant(type: node.name, number: 0, role: node.role)
      shapes.append(Badge(participant: participant).drawnBesideName(at: Point(x: x(row), y: y)))
    }
    let text = SVGElement(
      .text,
      children: row.words.enumerated().map { index, word in
        SVGElement(.tspan, text: index == 0 ? word.text : " \(word.text)").with(.class, word.kind)
      }
    )
    .with(.x, x(row) + 12).with(.y, y + 4)
    return shapes + [text]
  }
}

extension OwnershipRow {
  /// What is written beside the badge, and which class it has.
  fileprivate var words: [(text: String, kind: String)] {
    var words: [(String, String)] = []
    if let node { words.append((node.name, isReference ? "again" : "type")) }
    if let holding { words.append((holding.label, "property")) }
    if closesCircle { words.append(("a circle", "circle")) }
    return words
  }

  /// The holding in words.
  fileprivate var sentence: String? {
    guard let holding else { return nil }
    let held = node?.name ?? "what it registered with"
    let circle = closesCircle ? ", which closes a circle" : ""
    return switch holding.line {
    case .strong: "\(holding.holder.name) holds \(held) by \(holding.label)\(circle)"
    case .token: "\(holding.holder.name) holds a token of \(held) by \(holding.label)"
    case .weak: "\(holding.holder.name) holds \(held) weakly by \(holding.label)"
    case .unowned: "\(holding.holder.name) holds \(held) unowned by \(holding.label)"
    }
  }
}
