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
      uniqueKeysWithValues: map { ($0, Self.reachable(from: $0, following: next)) })
    var groups: [[Element]] = []
    for element in self where !groups.contains(where: { $0.contains(element) }) {
      let group = filter { other in
        reach[element]?.contains(other) == true && reach[other]?.contains(element) == true
      }
      if group.count > 1 { groups.append(group) }
    }
    return groups
  }

  private static func reachable(
    from start: Element, following next: (Element) -> [Element]
  ) -> Set<Element> {
    var found: Set<Element> = []
    var open = [start]
    while let element = open.popLast() {
      open += next(element).filter { found.insert($0).inserted }
    }
    return found
  }
}
