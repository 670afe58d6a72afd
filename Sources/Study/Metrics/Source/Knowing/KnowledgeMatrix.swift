public import Trace

/// A matrix of how often the source of each side names another side.
public struct KnowledgeMatrix: Sendable, Hashable {
  private var cells: [KnowingPair: KnowledgeCell] = [:]

  /// The sides that know others or are known, from the screen to the model.
  public let sides: [Side]

  /// Creates the matrix from references.
  public init(_ knowledge: some Sequence<Knowledge>) {
    var present: Set<Side> = []
    for known in knowledge {
      let pair = known.sides
      present.formUnion([pair.from, pair.to])
      switch known.manner {
      case .direct: cells[pair, default: KnowledgeCell()].direct += 1
      case .byProtocol: cells[pair, default: KnowledgeCell()].byProtocol += 1
      case .byBinding: cells[pair, default: KnowledgeCell()].byBinding += 1
      }
    }
    sides = present.sorted()
  }

  /// The number of times that the source of `from` names `to`.
  public subscript(from: Side, to: Side) -> KnowledgeCell {
    cells[KnowingPair(from: from, to: to)] ?? KnowledgeCell()
  }

  /// The ordered pairs of different sides in which the first knows the second.
  public var pairs: [KnowingPair] {
    sides.flatMap { from in
      sides.filter { $0 != from && !self[from, $0].isEmpty }.map { KnowingPair(from: from, to: $0) }
    }
  }

  /// Groups of sides in which each knows every other, directly or indirectly.
  ///
  /// Only types named directly count. `composition` is left out because it builds all of them.
  public var cycles: [[Side]] {
    let graph = sides.filter { $0 != .role(.composition) }
    return graph.cycles { side in graph.filter { $0 != side && self[side, $0].direct > 0 } }
  }
}

/// The number of times that one side names another, by manner.
public struct KnowledgeCell: Sendable, Hashable {
  /// Names of the other side's types.
  public var direct = 0
  /// Names of protocols that the other side adopts.
  public var byProtocol = 0
  /// Names of protocols that notify rather than command.
  public var byBinding = 0

  /// Indicates whether the one side never names the other.
  public var isEmpty: Bool { direct + byProtocol + byBinding == 0 }
}

/// An ordered pair of sides in which the first knows the second.
public struct KnowingPair: Sendable, Hashable {
  /// The side whose source names the other.
  public let from: Side
  /// The side that is named.
  public let to: Side

  /// Creates a pair of sides.
  public init(from: Side, to: Side) {
    self.from = from
    self.to = to
  }
}

extension Array where Element: Hashable {
  /// Returns groups of elements in which each leads to every other, directly or indirectly.
  ///
  /// An element that leads only to itself is not a group.
  ///
  /// - Parameter next: The elements to which one leads directly; not all have to be in the array.
  /// - Returns: The groups of at least two elements; groups and elements are in the array's order.
  /// - Complexity: O(*n* · *m*) in the numbers of elements and of direct edges.
  func cycles(following next: (Element) -> [Element]) -> [[Element]] {
    let reach = Dictionary(
      uniqueKeysWithValues: map { ($0, CollectionOfOne($0).reachable(following: next)) })
    var groups: [[Element]] = []
    for element in self where !groups.contains(where: { $0.contains(element) }) {
      let group = filter { other in
        reach[element]?.contains(other) == true && reach[other]?.contains(element) == true
      }
      if group.count > 1 { groups.append(group) }
    }
    return groups
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements that can be reached from these, directly or indirectly; these themselves
  /// are included only if a path leads back to them.
  func reachable(following next: (Element) -> [Element]) -> Set<Element> {
    var found: Set<Element> = []
    var open = Array(self)
    while let element = open.popLast() {
      open += next(element).filter { found.insert($0).inserted }
    }
    return found
  }
}
