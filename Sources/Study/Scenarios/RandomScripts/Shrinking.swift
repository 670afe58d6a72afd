/// Shrinks a failing list as long as it fails.
///
/// Parts are removed, from halves down to single elements (Zeller and Hildebrandt, "Simplifying
/// and isolating failure-inducing input", 2002, the complements alone). Then every range and every
/// pair of elements is tried, because a script's steps come in pairs that need each other: an
/// alert and its answer, leaving and opening. Finally, elements are replaced by simpler ones. All
/// of this is repeated until nothing changes.
struct Shrinking<Element> {
  let fails: ([Element]) -> Bool
  /// Returns simpler elements to try instead of an element, with the simplest first.
  let simpler: (Element) -> [Element]
  /// Returns a list adapted to the removal of elements at an index, on which later ones may
  /// depend; `nil` if nothing changes.
  var adjusted: ([Element], Int) -> [Element]? = { _, _ in nil }

  /// Shrinks a failing list until no range and no two elements can be removed.
  ///
  /// - Complexity: O(*n*²) calls of `fails` for each element that is removed.
  func shrink(_ list: [Element]) -> [Element] {
    var list = withoutParts(list)
    while let smaller = withoutStretch(list) ?? withoutPair(list) ?? simplified(list) {
      list = smaller
    }
    return list
  }

  private func withoutParts(_ list: [Element]) -> [Element] {
    var list = list
    var size = list.count / 2
    while size > 0 {
      var end = list.count
      while end > 0 {
        let start = max(0, end - size)
        if let rest = without(start..<end, list) { list = rest }
        end = start
      }
      size /= 2
    }
    return list
  }

  private func withoutStretch(_ list: [Element]) -> [Element]? {
    for length in (0..<list.count).reversed().map({ $0 + 1 }) {
      for start in 0...(list.count - length) {
        if let rest = without(start..<(start + length), list) { return rest }
      }
    }
    return nil
  }

  /// Returns the list without a range if it fails, either unchanged or adjusted.
  private func without(_ stretch: Range<Int>, _ list: [Element]) -> [Element]? {
    let rest = Array(list[..<stretch.lowerBound] + list[stretch.upperBound...])
    if fails(rest) { return rest }
    return adjusted(rest, stretch.lowerBound).flatMap { fails($0) ? $0 : nil }
  }

  private func withoutPair(_ list: [Element]) -> [Element]? {
    for first in list.indices {
      for second in list.indices.dropFirst(first + 2) {
        var rest = list
        rest.remove(at: second)
        rest.remove(at: first)
        if fails(rest) { return rest }
      }
    }
    return nil
  }

  private func simplified(_ list: [Element]) -> [Element]? {
    for index in list.indices {
      for candidate in simpler(list[index]) {
        var other = list
        other[index] = candidate
        if fails(other) { return other }
      }
    }
    return nil
  }
}
