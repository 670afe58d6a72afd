/// Makes a failing list smaller, as long as it fails.
///
/// First parts are left out, from halves down to single elements (Zeller and Hildebrandt, "Simplifying
/// and isolating failure-inducing input", 2002, the complements alone), then single elements are
/// replaced by simpler ones; both again, until nothing changes.
struct Shrinking<Element> {
  /// Whether a list fails.
  let fails: ([Element]) -> Bool
  /// Simpler elements to try in an element's place, the simplest first.
  let simpler: (Element) -> [Element]

  /// The smallest list found; no single element of it can be left out.
  ///
  /// - Parameter list: A list that fails.
  /// - Complexity: O(*n*²) questions in the worst case, O(log *n*) in the best.
  func shrink(_ list: [Element]) -> [Element] {
    var list = list
    while true {
      let smaller = leavingOut(list)
      let (simplified, changed) = simplifying(smaller)
      list = simplified
      if !changed { return list }
    }
  }

  private func leavingOut(_ list: [Element]) -> [Element] {
    var list = list
    var size = max(1, list.count / 2)
    while !list.isEmpty {
      var start = list.count
      var changed = false
      while start > 0 {
        let end = start
        start = max(0, start - size)
        let rest = Array(list[..<start] + list[end...])
        if fails(rest) {
          list = rest
          changed = true
        }
      }
      if size == 1, !changed { break }
      size = changed ? min(size, max(1, list.count / 2)) : size / 2
      size = max(1, size)
    }
    return list
  }

  private func simplifying(_ list: [Element]) -> (list: [Element], changed: Bool) {
    var list = list
    var changed = false
    for index in list.indices {
      for candidate in simpler(list[index]) {
        var other = list
        other[index] = candidate
        if fails(other) {
          list = other
          changed = true
          break
        }
      }
    }
    return (list, changed)
  }
}
