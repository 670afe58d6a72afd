import Sequences

/// The rows that two recordings have in common, in their order.
///
/// Equal beginnings and ends are taken off. What is left is divided at the rows that occur once in
/// either (their longest increasing subsequence, as in Bram Cohen's *patience diff*,
/// bramcohen.livejournal.com/73318.html), and the parts between are compared by Eugene Myers' greedy algorithm (*An O(ND) Difference Algorithm and
/// Its Variations*, 1986), whose effort has a bound: beyond it a part counts as replaced. The
/// study's `SequenceAlignment` is exact, but takes the product of both lengths, in memory too.
///
/// - Complexity: O(*n* log *n*) for the division; O(*n* + *d*²) for a part with *d* differences, of
///   which at most ``RowAlignment/bound`` are looked for.
struct RowAlignment {
  /// The most differences that are looked for in a part without a row of its own.
  static let bound = 1_000

  private(set) var pairs: [(old: Int, new: Int)] = []
  private let old: [Int]
  private let new: [Int]

  /// Compares two recordings by their rows' numbers: equal rows have equal numbers.
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

  /// The rows that are in either part once, in the old order.
  private func once(_ left: Range<Int>, _ right: Range<Int>) -> [(old: Int, new: Int)] {
    func places(_ rows: [Int], _ range: Range<Int>) -> [Int: Int?] {
      range.reduce(into: [:]) { places, index in
        // A second one leaves a mark that the row is there more than once.
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

  /// The longest subsequence of the pairs in which the new indices increase, too.
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

  /// The common rows of two parts by Myers' algorithm; none if more differs than is looked for.
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

  /// Goes back over the furthest points to the common rows.
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
