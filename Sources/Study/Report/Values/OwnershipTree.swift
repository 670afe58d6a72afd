import Diagrams
import Metrics
import SiteTemplates
import Trace

/// A tree of who holds whom, from the objects that nothing holds.
///
/// Each type is unfolded once, where it comes first; elsewhere its name leads back to there.
struct OwnershipTree {
  /// One line of the tree.
  struct OwnershipRow {
    /// The number of objects that hold it one within the other: 0 for a root.
    let depth: Int
    /// The type that is held; `nil` for a token of which nothing more is known.
    let type: OwningType?
    /// The property that holds it; `nil` for a root.
    var edge: OwnershipEdge?
    /// Says whether it is unfolded at another place.
    var isReference = false
    /// Says whether it is held, strongly, by what it holds.
    var closesCircle = false
  }

  /// The lines of the tree, from above: what a row holds is beneath it, one deeper.
  private(set) var rows: [OwnershipRow] = []
  private let edges: [OwningType: [OwnershipEdge]]
  private var unfolded: Set<OwningType> = []

  /// The tree of some properties that hold something.
  ///
  /// - Parameters:
  ///   - types: All types, in the order in which roots are drawn.
  ///   - edges: Who holds whom.
  init(types: [OwningType], edges: [OwnershipEdge]) {
    let order: [OwnershipStrength] = [.strong, .token, .weak, .unowned]
    self.edges = Dictionary(grouping: edges, by: \.holder).mapValues { own in
      order.flatMap { strength in own.filter { $0.strength == strength } }
    }
    let held = Set(edges.filter { $0.strength == .strong && $0.held != $0.holder }.map(\.held))
    for type in types where !held.contains(type) { addRoot(type) }
    // What only holds itself in a circle has no root.
    for type in types { addRoot(type) }
  }

  private mutating func addRoot(_ type: OwningType) {
    guard unfolded.insert(type).inserted else { return }
    rows.append(OwnershipRow(depth: 0, type: type))
    addHeld(by: type, path: [type])
  }

  private mutating func addHeld(by type: OwningType, path: [OwningType]) {
    for edge in edges[type] ?? [] {
      let isStrong = edge.strength == .strong
      let isNew = isStrong && edge.held.map { unfolded.insert($0).inserted } == true
      rows.append(
        OwnershipRow(
          depth: path.count, type: edge.held, edge: edge, isReference: !isNew,
          closesCircle: isStrong && edge.held.map(path.contains) == true))
      if isNew, let held = edge.held { addHeld(by: held, path: path + [held]) }
    }
  }
}

extension OwnershipTree {
  /// The tree for the template `parts/owners`: a solid line for what is held strongly, a double one
  /// for a token, a dotted one for what is held weakly, and the same in words.
  var value: PageValue {
    var list = RowList()
    for (row, next) in zip(rows, rows.dropFirst().map(\.depth) + [0]) {
      list.append(row.value, contains: next > row.depth)
      for _ in 0..<max(row.depth - next, 0) { list.endRow() }
    }
    return .list(list.values)
  }
}

extension OwnershipTree.OwnershipRow {
  fileprivate var value: [String: PageValue] {
    let way = edge.flatMap { $0.strength == .strong ? nil : $0.strength.rawValue }
    // The property, with a token's type.
    let label = edge.map { edge in edge.token.map { "\(edge.property): \($0)" } ?? edge.property }
    // A type that is called a token says it itself.
    let isSaid = label?.hasSuffix("Token") == true
    return [
      "letters": .optional(type?.side.letters), "short": .optional(type?.side.shortClassName),
      "name": .optional(type?.name),
      "isAgain": .bool(isReference), "way": .optional(way),
      "word": .optional(isSaid ? nil : way), "label": .optional(label),
      "closesCircle": .bool(closesCircle),
    ]
  }
}
