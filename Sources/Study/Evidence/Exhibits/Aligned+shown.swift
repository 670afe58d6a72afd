package import Comparison

/// The display of an aligned line.
extension Aligned {
  /// Says whether both have the same.
  package var isSame: Bool {
    if case .both = self { true } else { false }
  }
}

extension [Aligned] {
  /// Returns the stretches that are shown: what differs, and so much before and after it.
  ///
  /// - Parameter context: How many places that do not differ are shown on either side.
  /// - Returns: Stretches of places, in order; between any two of them something is left out.
  package func stretches(context: Int) -> [Range<Int>] {
    indices.filter { !self[$0].isSame }.reduce(into: []) { stretches, index in
      let start = Swift.max(index - context, 0)
      let end = Swift.min(index + context + 1, count)
      if let last = stretches.last, start <= last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<end
      } else {
        stretches.append(start..<end)
      }
    }
  }
}
