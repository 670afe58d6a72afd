/// The number of letters to insert, delete, replace or swap with a neighbour (optimal string
/// alignment; Damerau, 1964).
enum EditDistance {
  /// The distance between two words; `nil` if it is greater than the limit.
  ///
  /// - Complexity: O(*n* · *d*) in the length of the words and the limit.
  static func between(_ first: [UInt32], _ second: [UInt32], atMost limit: Int) -> Int? {
    // What both begin and end with changes nothing.
    var start = 0
    var (firstEnd, secondEnd) = (first.count, second.count)
    while start < firstEnd, start < secondEnd, first[start] == second[start] { start += 1 }
    while firstEnd > start, secondEnd > start, first[firstEnd - 1] == second[secondEnd - 1] {
      firstEnd -= 1
      secondEnd -= 1
    }
    let (rows, columns) = (firstEnd - start, secondEnd - start)
    guard abs(rows - columns) <= limit else { return nil }
    guard rows > 0, columns > 0 else { return max(rows, columns) }
    let far = limit + 1
    var beforeLast = [Int](repeating: far, count: columns + 1)
    var last = (0...columns).map { min($0, far) }
    var current = beforeLast
    var leastBefore = 0
    for row in 1...rows {
      // Outside this band more letters differ than are allowed.
      let band = max(1, row - limit)...min(columns, row + limit)
      current[band.lowerBound - 1] = band.lowerBound == 1 ? min(row, far) : far
      if band.upperBound < columns { current[band.upperBound + 1] = far }
      var least = current[band.lowerBound - 1]
      let letter = first[start + row - 1]
      for column in band {
        let other = second[start + column - 1]
        var best = min(last[column], current[column - 1]) + 1
        best = min(best, last[column - 1] + (letter == other ? 0 : 1))
        if row > 1, column > 1, letter == second[start + column - 2],
          other == first[start + row - 2]
        {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current[column] = min(best, far)
        least = min(least, current[column])
      }
      // A swap reaches back two rows.
      if least > limit, leastBefore > limit { return nil }
      leastBefore = least
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[columns] <= limit ? last[columns] : nil
  }
}
