/// Names that could have been meant, prepared so that many misspelt ones can be compared with them.
///
/// ```swift
/// let known = KnownNames(["summary", "title"])
/// known.nearest(to: "titel")  // ["title"]
/// ```
public struct KnownNames: Sendable {
  /// Above how many letters a name is neither looked for nor suggested: a person reads no
  /// difference in it, and comparing two takes time by the product of their lengths.
  public static let longest = 255
  /// The greatest number of letters that may differ, however long the names are.
  static let greatestDistance = 8

  private var byLength: [Int: [Spelling]] = [:]

  /// Prepares names; one that is there twice counts once.
  ///
  /// - Complexity: O(*n*) in the letters of all names.
  public init(_ names: some Sequence<String>) {
    for name in Set(names) where name.utf8.count <= Self.longest * 4 {
      let spelling = Spelling(name)
      byLength[spelling.letters.count, default: []].append(spelling)
    }
  }

  /// The names nearest to a misspelt one, the nearest first.
  ///
  /// Distance is the number of letters to insert, delete, replace or swap with a neighbour (optimal
  /// string alignment; Damerau, 1964), case ignored. At equal distance a longer common beginning
  /// wins, then the alphabet, so that the answer never depends on the order of the names. A name is
  /// near if at most a third of the longer one's letters differ, and no more than eight; but one
  /// letter always may.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - limit: The greatest number of names to give.
  /// - Returns: At most `limit` names; none for a name longer than ``longest``.
  /// - Complexity: O(*n*) in the letters of all names.
  public func nearest(to name: String, limit: Int = 3) -> [String] {
    guard limit > 0, name.utf8.count <= Self.longest * 4 else { return [] }
    let written = Spelling(name)
    let count = written.letters.count
    guard count <= Self.longest else { return [] }
    var ranks: [Rank] = []
    // The nearer in length come first, since they may make the others hopeless.
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

/// The rank of a name by how near it is.
private struct Rank: Comparable {
  let distance: Int
  let common: Int
  let name: String

  /// Compares a name; `nil` if it is farther away than the limit.
  init?(_ spelling: Spelling, to written: Spelling, atMost limit: Int) {
    guard written.differs(from: spelling, atMost: limit),
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

/// A name, and what of it is compared.
private struct Spelling: Sendable {
  let name: String
  /// The Unicode scalars in lower case.
  let letters: [UInt32]
  /// The set of the letters in it, as bits.
  ///
  /// There is one bit for each of `a` to `z` and `0` to `9`; the others share the rest.
  let set: UInt64

  init(_ name: String) {
    self.name = name
    letters = name.lowercased().unicodeScalars.map(\.value)
    set = letters.reduce(0) { $0 | (1 << Self.bit($1)) }
  }

  /// Tells whether no more letters than allowed are in one name and not in the other; each change
  /// puts in one and takes out one at the most.
  func differs(from other: Spelling, atMost limit: Int) -> Bool {
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

/// Finds the known name that a misspelt one was probably meant to be, for a single look-up.
///
/// ```swift
/// TypoSuggestion.suggestion(for: "titel", in: ["summary", "title"])  // did you mean 'title'?
/// ```
public enum TypoSuggestion {
  /// The known names nearest to a misspelt one, the nearest first; see
  /// ``KnownNames/nearest(to:limit:)``.
  ///
  /// A caller that looks up many names prepares ``KnownNames`` once.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - known: What could have been written.
  ///   - limit: The greatest number of names to give.
  /// - Returns: At most `limit` names.
  /// - Complexity: O(*n*) in the letters of all known names.
  public static func best(
    for name: String, in known: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    KnownNames(known).nearest(to: name, limit: limit)
  }

  /// A question to put to the writer, such as `did you mean 'title'?`, if there is a near name.
  public static func suggestion(for name: String, in known: some Sequence<String>) -> String? {
    best(for: name, in: known, limit: 1).first.map { "did you mean '\($0)'?" }
  }
}

/// The number of letters to insert, delete, replace or swap with a neighbour (optimal string
/// alignment; Damerau, 1964).
private enum EditDistance {
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
