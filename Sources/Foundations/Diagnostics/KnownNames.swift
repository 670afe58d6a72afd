/// Valid names, prepared for comparing many misspelt ones with them.
///
/// ```swift
/// let known = KnownNames(["summary", "title"])
/// known.nearest(to: "titel")  // ["title"]
/// ```
public struct KnownNames: Sendable {
  /// The maximum length of names to look up or suggest: readers cannot spot the difference in
  /// longer ones, and comparing them takes long.
  public static let longest = 255
  /// The greatest number of letters that may differ, however long the names are.
  static let greatestDistance = 8

  private var byLength: [Int: [Spelling]] = [:]

  /// Prepares names; duplicates count once.
  ///
  /// - Complexity: O(*n*) in the letters of all names.
  public init(_ names: some Sequence<String>) {
    for name in Set(names) where name.utf8.count <= Self.longest * 4 {
      let spelling = Spelling(name)
      byLength[spelling.letters.count, default: []].append(spelling)
    }
  }

  /// Returns the names nearest to a misspelt one, the nearest first.
  ///
  /// Distance is the number of letters to insert, delete, replace or swap with a neighbour
  /// (optimal string alignment; Damerau, 1964), ignoring case. At equal distance, a longer common
  /// prefix wins, then alphabetical order, so that the result never depends on the order of the
  /// names. A name is near if at most a third of the longer name's letters differ, and no more
  /// than eight. One letter may always differ, except between names of a single letter.
  ///
  /// - Returns: At most `limit` names; none for a name longer than ``longest``.
  /// - Complexity: O(*n*) in the letters of all names.
  public func nearest(to name: String, limit: Int = 3) -> [String] {
    guard limit > 0, name.utf8.count <= Self.longest * 4 else { return [] }
    let written = Spelling(name)
    let count = written.letters.count
    guard count <= Self.longest else { return [] }
    var ranks: [Rank] = []
    // Similar lengths come first: a close match lowers the bound for all others.
    for difference in 0...Self.greatestDistance {
      for length in difference == 0 ? [count] : [count - difference, count + difference] {
        guard length <= Self.longest, let spellings = byLength[length] else { continue }
        let longer = max(length, count)
        let allowed = min(max(1, longer / 3), Self.greatestDistance, longer - 1)
        for spelling in spellings {
          let bound = ranks.count < limit ? allowed : min(allowed, ranks[limit - 1].distance)
          guard difference <= bound else { break }
          guard let rank = Rank(spelling, to: written, atMost: bound) else { continue }
          ranks.insert(rank, at: ranks.firstIndex { rank < $0 } ?? ranks.count)
          if ranks.count > limit { ranks.removeLast() }
        }
      }
    }
    return ranks.map(\.name)
  }
}

/// The rank of a name by its distance.
private struct Rank: Comparable {
  let distance: Int
  let common: Int
  let name: String

  /// Ranks a name; `nil` if its distance exceeds the limit.
  init?(_ spelling: Spelling, to written: Spelling, atMost limit: Int) {
    guard written.mayDiffer(from: spelling, byAtMost: limit),
      let distance = EditDistance.between(written.letters, spelling.letters, atMost: limit)
    else { return nil }
    self.distance = distance
    common = zip(written.letters, spelling.letters).prefix { $0 == $1 }.count
    name = spelling.name
  }

  static func < (left: Rank, right: Rank) -> Bool {
    (left.distance, -left.common, left.name) < (right.distance, -right.common, right.name)
  }
}

/// A name in the forms that are compared.
private struct Spelling: Sendable {
  let name: String
  /// The Unicode scalars in lower case.
  let letters: [UInt32]
  /// The set of letters as a bit mask: a bit for each of `a` to `z` and `0` to `9`, others shared.
  let set: UInt64

  init(_ name: String) {
    self.name = name
    letters = name.lowercased().unicodeScalars.map(\.value)
    set = letters.reduce(0) { $0 | (1 << Self.bit($1)) }
  }

  /// Indicates whether the sets of letters allow a distance within the limit: each edit adds and
  /// removes at most one letter.
  func mayDiffer(from other: Spelling, byAtMost limit: Int) -> Bool {
    (set & ~other.set).nonzeroBitCount <= limit && (other.set & ~set).nonzeroBitCount <= limit
  }

  private static func bit(_ letter: UInt32) -> UInt64 {
    switch letter {
    case 0x61...0x7A: UInt64(letter - 0x61)
    case 0x30...0x39: UInt64(letter - 0x30 + 26)
    default: UInt64(letter % 28 + 36)
    }
  }
}

/// A lookup of the known name nearest to a misspelt one, for one name at a time.
///
/// ```swift
/// TypoSuggestion.suggestion(for: "titel", in: ["summary", "title"])  // did you mean 'title'?
/// ```
public enum TypoSuggestion {
  /// Returns the known names nearest to a misspelt one, the nearest first; see
  /// ``KnownNames/nearest(to:limit:)``.
  ///
  /// A caller that looks up many names should create ``KnownNames`` once.
  ///
  /// - Complexity: O(*n*) in the letters of all known names.
  public static func best(
    for name: String, in known: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    KnownNames(known).nearest(to: name, limit: limit)
  }

  /// Returns a typo suggestion, for instance `did you mean 'title'?`, if a known name is near.
  public static func suggestion(for name: String, in known: some Sequence<String>) -> String? {
    best(for: name, in: known, limit: 1).first.map { "did you mean '\($0)'?" }
  }
}

/// The edit distance that counts inserted, deleted, replaced and swapped letters (optimal string
/// alignment; Damerau, 1964).
private enum EditDistance {
  /// Returns the distance between two words; `nil` if it exceeds the limit.
  ///
  /// - Complexity: O(*n* · *d*) in the length of the words and the limit.
  static func between(_ first: [UInt32], _ second: [UInt32], atMost limit: Int) -> Int? {
    // A common prefix or suffix does not change the distance.
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
      // Outside this band, the distance exceeds the limit.
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
      // A swap refers to the row before the last, so two rows have to exceed the limit.
      if least > limit, leastBefore > limit { return nil }
      leastBefore = least
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[columns] <= limit ? last[columns] : nil
  }
}
