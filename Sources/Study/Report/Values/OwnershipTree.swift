import Diagrams
import Metrics
import SiteTemplates
import Trace

/// A tree of ownership between types, whose roots are the types that nothing owns.
///
/// Each type is unfolded once, at its first occurrence; later occurrences link to it.
struct OwnershipTree {
  struct OwnershipRow {
    /// The number of owners above it: 0 for a root.
    let depth: Int
    /// The type that is held; `nil` for a token of unknown type.
    let type: OwningType?
    /// The property that holds it; `nil` for a root.
    var edge: OwnershipEdge?
    /// Indicates whether the type is not unfolded here; only its first strong reference is.
    var isReference = false
    /// Indicates whether it is strongly held by a type that it holds itself.
    var closesCircle = false
  }

  /// The rows in depth-first order.
  private(set) var rows: [OwnershipRow] = []
  private let edges: [OwningType: [OwnershipEdge]]
  private var unfolded: Set<OwningType> = []

  /// Creates the tree of some properties.
  ///
  /// - Parameters:
  ///   - types: All types, in the order in which roots are drawn.
  ///   - edges: The references between types.
  init(types: [OwningType], edges: [OwnershipEdge]) {
    let order: [OwnershipStrength] = [.strong, .token, .weak, .unowned]
    self.edges = Dictionary(grouping: edges, by: \.holder).mapValues { own in
      order.flatMap { strength in own.filter { $0.strength == strength } }
    }
    let held = Set(edges.filter { $0.strength == .strong && $0.held != $0.holder }.map(\.held))
    for type in types where !held.contains(type) { addRoot(type) }
    // Types that are only held in a cycle have no root above them, so they become roots here.
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
  /// The tree for the template `parts/owners`: solid lines for strong references, double ones for
  /// tokens, dotted ones for weak references, and the same in words.
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
    // The property, with the type of a token.
    let label = edge.map { edge in edge.token.map { "\(edge.property): \($0)" } ?? edge.property }
    // A label that ends in `Token` needs no further word.
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
