public import Trace

/// A matrix of how often the source of each side names another.
public struct KnowledgeMatrix: Sendable, Hashable {
  private var cells: [KnowingPair: KnowledgeCell] = [:]

  /// The sides that know others or that others know, from the screen to the model.
  public let sides: [Side]

  /// The matrix of some knowledge.
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

  /// The counts of how often the source of `from` names `to`.
  public subscript(from: Side, to: Side) -> KnowledgeCell {
    cells[KnowingPair(from: from, to: to)] ?? KnowledgeCell()
  }

  /// The ordered pairs of different sides of which the first knows the second.
  public var pairs: [KnowingPair] {
    sides.flatMap { from in
      sides.filter { $0 != from && !self[from, $0].isEmpty }.map { KnowingPair(from: from, to: $0) }
    }
  }

  /// Groups of sides each of which knows every other, be it by way of others; types named directly
  /// only, `composition` left out since it builds them all.
  public var cycles: [[Side]] {
    let graph = sides.filter { $0 != .role(.composition) }
    return graph.cycles { side in graph.filter { $0 != side && self[side, $0].direct > 0 } }
  }
}

/// The number of times that one side names another, by manner.
public struct KnowledgeCell: Sendable, Hashable {
  /// Names of the other side's types.
  public var direct = 0
  /// Names of protocols that the other adopts.
  public var byProtocol = 0
  /// Names of such protocols that notify rather than command.
  public var byBinding = 0

  /// Says whether one side never names the other.
  public var isEmpty: Bool { direct + byProtocol + byBinding == 0 }
}

/// Two sides, of which the first knows the second.
public struct KnowingPair: Sendable, Hashable {
  /// The side whose source names the other.
  public let from: Side
  /// The side that is named.
  public let to: Side

  /// Two sides.
  public init(from: Side, to: Side) {
    self.from = from
    self.to = to
  }
}

extension Array where Element: Hashable {
  /// Groups of elements each of which leads to every other of its group, be it by way of others.
  ///
  /// An element that leads to itself only is no group.
  ///
  /// - Parameter next: The elements to which one leads directly; not all have to be in the array.
  /// - Returns: The groups of two elements or more, and their elements, in the order of the array.
  /// - Complexity: O(*n* · *m*) in the numbers of elements and of direct ways.
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
  /// The elements to which some lead, be it by way of others; themselves only if anything leads
  /// back.
  func reachable(following next: (Element) -> [Element]) -> Set<Element> {
    var found: Set<Element> = []
    var open = Array(self)
    while let element = open.popLast() {
      open += next(element).filter { found.insert($0).inserted }
    }
    return found
  }
}
