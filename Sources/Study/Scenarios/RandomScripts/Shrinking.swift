/// Shrinks a failing list, as long as it fails.
///
/// Parts are left out, from halves down to single elements (Zeller and Hildebrandt, "Simplifying
/// and isolating failure-inducing input", 2002, the complements alone); then every stretch and
/// every two elements, since a script's steps come in pairs that need each other: an alert and its
/// answer, leaving and opening. Then elements are replaced by simpler ones; and all again, until
/// nothing changes.
struct Shrinking<Element> {
  /// Returns whether a list fails.
  let fails: ([Element]) -> Bool
  /// Simpler elements to try in an element's place, the simplest first.
  let simpler: (Element) -> [Element]
  /// A list in which something was left out before an index, as it must be if what was left out
  /// counted for what follows; `nil` if that makes no difference.
  var adjusted: ([Element], Int) -> [Element]? = { _, _ in nil }

  /// Shrinks a list as far as possible.
  ///
  /// - Parameter list: A list that fails.
  /// - Returns: One that fails, of which no stretch and no two elements can be left out.
  /// - Complexity: O(*n*²) questions for each element that is left out in the end.
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

  /// The list without a stretch, if it fails so, or when it is adjusted.
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
