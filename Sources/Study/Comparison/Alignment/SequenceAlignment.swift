/// A pair of positions at which two sequences are equal, or a position in only one of them.
public enum Aligned: Sendable, Hashable, Codable {
  case both(Int, Int)
  case first(Int)
  case second(Int)
}

/// Two sequences aligned by a longest common subsequence.
public struct SequenceAlignment: Sendable {
  /// The lines, in order; those only in the first sequence precede those only in the second.
  public let lines: [Aligned]

  /// Aligns two sequences of keys.
  ///
  /// - Complexity: O(*n* · *m*).
  public init<Key: Hashable>(_ first: [Key], _ second: [Key]) {
    lines = Self.lines(first[...], second[...])
  }

  /// Aligns two sequences, first by the keys that are landmarks, then between these.
  public init<Key: Hashable>(_ first: [Key], _ second: [Key], by isLandmark: (Key) -> Bool) {
    let marks = (
      first.indices.filter { isLandmark(first[$0]) },
      second.indices.filter { isLandmark(second[$0]) }
    )
    let fixed = SequenceAlignment(marks.0.map { first[$0] }, marks.1.map { second[$0] }).lines
    var (lines, left, right) = ([Aligned](), 0, 0)
    for case .both(let one, let other) in fixed {
      let (end, otherEnd) = (marks.0[one], marks.1[other])
      lines += Self.lines(first[left..<end], second[right..<otherEnd])
      lines.append(.both(end, otherEnd))
      (left, right) = (end + 1, otherEnd + 1)
    }
    self.lines = lines + Self.lines(first[left...], second[right...])
  }

  private static func lines<Key: Hashable>(
    _ first: ArraySlice<Key>, _ second: ArraySlice<Key>
  ) -> [Aligned] {
    guard !first.isEmpty, !second.isEmpty else {
      return first.indices.map(Aligned.first) + second.indices.map(Aligned.second)
    }
    let (one, other) = numbered(first, second)
    let lengths = commonLengths(one, other)
    let width = other.count + 1
    var (lines, pending, i, j) = ([Aligned](), [Aligned](), 0, 0)
    while i < one.count || j < other.count {
      if i < one.count, j < other.count, one[i] == other[j] {
        lines += pending
        pending = []
        lines.append(.both(first.startIndex + i, second.startIndex + j))
        (i, j) = (i + 1, j + 1)
      } else if i < one.count,
        j == other.count || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]
      {
        lines.append(.first(first.startIndex + i))
        i += 1
      } else {
        pending.append(.second(second.startIndex + j))
        j += 1
      }
    }
    return lines + pending
  }

  /// Returns the keys as numbers, equal for equal keys, because numbers are compared faster.
  private static func numbered<Key: Hashable>(
    _ first: ArraySlice<Key>, _ second: ArraySlice<Key>
  ) -> ([Int], [Int]) {
    var numbers: [Key: Int] = [:]
    let number = { (key: Key) in
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return number
    }
    return (first.map(number), second.map(number))
  }

  /// Returns the length of the longest common subsequence of each pair of suffixes.
  private static func commonLengths(_ one: [Int], _ other: [Int]) -> [Int] {
    let width = other.count + 1
    var lengths = Array(repeating: 0, count: (one.count + 1) * width)
    for i in one.indices.reversed() {
      for j in other.indices.reversed() {
        lengths[i * width + j] =
          one[i] == other[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    return lengths
  }
}
