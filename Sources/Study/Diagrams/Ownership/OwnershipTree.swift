public import Trace

/// A tree of who holds whom, from the objects that nothing holds.
///
/// Each type is unfolded once, where it comes first; elsewhere its name leads back to there.
public struct OwnershipTree: Sendable {
  /// One property that holds something.
  public struct OwnershipHolding: Sendable, Hashable {
    /// The type that has the property.
    public let holder: OwnershipNode
    /// The node that it holds; `nil` for a token of which nothing more is known.
    public let held: OwnershipNode?
    /// The look of its line.
    public let line: OwnershipLine
    /// The property, and what else is to be said.
    public let label: String

    /// A property that holds something.
    public init(holder: OwnershipNode, held: OwnershipNode?, line: OwnershipLine, label: String) {
      self.holder = holder
      self.held = held
      self.line = line
      self.label = label
    }
  }

  /// A type.
  public struct OwnershipNode: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// Its role, or that it is the screen's.
    public let side: Side

    /// A type of a role, or of the screen.
    public init(name: String, side: Side) {
      self.name = name
      self.side = side
    }
  }

  /// The way in which something is held, and how that is drawn.
  public enum OwnershipLine: String, Sendable, Hashable, CaseIterable {
    /// A solid line.
    case strong
    /// A double line.
    case token
    /// A dotted line.
    case weak
    /// A dotted line with wide gaps.
    case unowned
  }

  /// The lines of the tree, from above: what a row holds is beneath it, one deeper.
  public let rows: [OwnershipRow]

  /// The tree of some holdings.
  ///
  /// - Parameters:
  ///   - types: All types, in the order in which roots are drawn.
  ///   - holdings: Who holds whom.
  public init(types: [OwnershipNode], holdings: [OwnershipHolding]) {
    var builder = OwnershipTreeBuilder(holdings)
    let held = Set(holdings.filter { $0.line == .strong && $0.held != $0.holder }.map(\.held))
    for type in types where !held.contains(type) { builder.addRoot(type) }
    // What only holds itself in a circle has no root.
    for type in types { builder.addRoot(type) }
    rows = builder.rows
  }
}

/// One line of the tree.
public struct OwnershipRow: Sendable, Hashable {
  /// The number of objects that hold it one within the other: 0 for a root.
  public let depth: Int
  /// The node that is held; `nil` for a token of which nothing more is known.
  public let node: OwnershipTree.OwnershipNode?
  /// The way in which its holder holds it; `nil` for a root.
  public let holding: OwnershipTree.OwnershipHolding?
  /// Says whether it is unfolded at another place.
  public let isReference: Bool
  /// Says whether it is held, strongly, by what it holds.
  public let closesCircle: Bool
}

/// Unfolds holdings, each type once.
private struct OwnershipTreeBuilder {
  private(set) var rows: [OwnershipRow] = []
  private let holdings: [OwnershipTree.OwnershipNode: [OwnershipTree.OwnershipHolding]]
  private var unfolded: Set<OwnershipTree.OwnershipNode> = []

  init(_ holdings: [OwnershipTree.OwnershipHolding]) {
    let order = OwnershipTree.OwnershipLine.allCases
    self.holdings = Dictionary(grouping: holdings, by: \.holder).mapValues { own in
      order.flatMap { line in own.filter { $0.line == line } }
    }
  }

  mutating func addRoot(_ node: OwnershipTree.OwnershipNode) {
    guard unfolded.insert(node).inserted else { return }
    rows.append(
      OwnershipRow(depth: 0, node: node, holding: nil, isReference: false, closesCircle: false))
    addHoldings(of: node, path: [node])
  }

  private mutating func addHoldings(
    of node: OwnershipTree.OwnershipNode, path: [OwnershipTree.OwnershipNode]
  ) {
    for holding in holdings[node] ?? [] {
      let isStrong = holding.line == .strong
      let isNew = isStrong && holding.held.map { unfolded.insert($0).inserted } == true
      rows.append(
        OwnershipRow(
          depth: path.count, node: holding.held, holding: holding, isReference: !isNew,
          closesCircle: isStrong && holding.held.map(path.contains) == true))
      if isNew, let held = holding.held { addHoldings(of: held, path: path + [held]) }
    }
  }
}
