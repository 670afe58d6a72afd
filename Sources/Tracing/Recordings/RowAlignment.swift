import Sequences

/// The rows that two recordings have in common, in their order.
///
/// Equal beginnings and ends are matched first. The rest is divided at the rows that occur once in
/// each recording (their longest increasing subsequence, as in Bram Cohen's *patience diff*,
/// bramcohen.livejournal.com/73318.html). The parts between are compared by Eugene Myers' greedy
/// algorithm (*An O(ND) Difference Algorithm and Its Variations*, 1986) up to a bound, beyond
/// which a part counts as replaced. The study's `SequenceAlignment` is exact, but needs time and
/// memory proportional to the product of both lengths.
///
/// - Complexity: O(*n* log *n*) for the division; O(*n* + *d*²) for a part with *d* differences,
///   of which at most ``RowAlignment/bound`` are considered.
struct RowAlignment {
  /// The maximum number of differences considered in a part without a unique row.
  static let bound = 1_000

  private(set) var pairs: [(old: Int, new: Int)] = []
  private let old: [Int]
  private let new: [Int]

  /// Aligns two recordings by the numbers of their rows; equal rows have equal numbers.
  init(_ old: [Int], _ new: [Int]) {
    (self.old, self.new) = (old, new)
    align(0..<old.count, 0..<new.count)
  }

  private mutating func align(_ left: Range<Int>, _ right: Range<Int>) {
    var (left, right) = (left, right)
    while let one = left.first, let other = right.first, old[one] == new[other] {
      pairs.append((one, other))
      (left, right) = (left.dropFirst(), right.dropFirst())
    }
    var tail: [(old: Int, new: Int)] = []
    while let one = left.last, let other = right.last, old[one] == new[other] {
      tail.append((one, other))
      (left, right) = (left.dropLast(), right.dropLast())
    }
    if !left.isEmpty, !right.isEmpty { divide(left, right) }
    pairs += tail.reversed()
  }

  private mutating func divide(_ left: Range<Int>, _ right: Range<Int>) {
    let anchors = Self.longestIncreasing(once(left, right))
    guard !anchors.isEmpty else {
      pairs += greedy(left, right)
      return
    }
    var (one, other) = (left.lowerBound, right.lowerBound)
    for anchor in anchors {
      align(one..<anchor.old, other..<anchor.new)
      pairs.append(anchor)
      (one, other) = (anchor.old + 1, anchor.new + 1)
    }
    align(one..<left.upperBound, other..<right.upperBound)
  }

  /// Returns the rows that occur once in each part, in the old order.
  private func once(_ left: Range<Int>, _ right: Range<Int>) -> [(old: Int, new: Int)] {
    func places(_ rows: [Int], _ range: Range<Int>) -> [Int: Int?] {
      range.reduce(into: [:]) { places, index in
        // A second occurrence leaves `.some(nil)`, which marks the row as repeated.
        places[rows[index]] = places[rows[index]] == nil ? .some(index) : .some(nil)
      }
    }
    let places = places(new, right)
    let own = self.old[left].reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    return left.compactMap { index in
      guard own[old[index]] == 1, case .some(.some(let other)) = places[old[index]] else {
        return nil
      }
      return (index, other)
    }
  }

  /// Returns the longest subsequence of the pairs in which the new indices increase as well.
  private static func longestIncreasing(_ all: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: all.count)
    for index in all.indices {
      let length = ends.partitioningIndex { all[$0].new >= all[index].new }
      before[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var result: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      result.append(all[index])
      next = before[index]
    }
    return result.reversed()
  }

  /// Returns the common rows of two parts by Myers' algorithm, or none beyond the bound.
  private func greedy(_ left: Range<Int>, _ right: Range<Int>) -> [(old: Int, new: Int)] {
    let (count, otherCount) = (left.count, right.count)
    let most = min(count + otherCount, Self.bound)
    var reach = [0, 0]
    var history: [[Int]] = []
    for edits in 0...most {
      // The furthest old index on each diagonal from -edits to edits.
      var next = Array(repeating: 0, count: 2 * edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        func furthest(_ diagonal: Int) -> Int {
          edits == 0 ? 0 : abs(diagonal) < edits ? reach[diagonal + edits - 1] : -1
        }
        let (down, across) = (furthest(diagonal + 1), furthest(diagonal - 1))
        var one = edits == 0 ? 0 : down > across ? down : across + 1
        while one < count, one - diagonal < otherCount, one - diagonal >= 0,
          old[left.lowerBound + one] == new[right.lowerBound + one - diagonal]
        { one += 1 }
        next[diagonal + edits] = one
        if one >= count, one - diagonal >= otherCount {
          history.append(next)
          return path(history, left, right)
        }
      }
      history.append(next)
      reach = next
    }
    return []
  }

  /// Traces the furthest points back to the common rows.
  private func path(
    _ history: [[Int]], _ left: Range<Int>, _ right: Range<Int>
  ) -> [(old: Int, new: Int)] {
    var result: [(old: Int, new: Int)] = []
    var (one, other) = (left.count, right.count)
    for edits in history.indices.reversed() {
      let diagonal = one - other
      var (from, start) = (0, 0)
      if edits > 0 {
        let reach = history[edits - 1]
        func furthest(_ diagonal: Int) -> Int {
          abs(diagonal) < edits ? reach[diagonal + edits - 1] : -1
        }
        let (down, across) = (furthest(diagonal + 1), furthest(diagonal - 1))
        (from, start) = down > across ? (down, down) : (across, across + 1)
        let previous = down > across ? diagonal + 1 : diagonal - 1
        while one > start {
          (one, other) = (one - 1, other - 1)
          result.append((left.lowerBound + one, right.lowerBound + other))
        }
        (one, other) = (from, from - previous)
      } else {
        while one > 0 {
          (one, other) = (one - 1, other - 1)
          result.append((left.lowerBound + one, right.lowerBound + other))
        }
      }
    }
    return result.reversed()
  }
}
