/// Finds the known name that a misspelt one was probably meant to be.
public enum NearMiss {
  /// The known names nearest to a misspelt one, the nearest first.
  ///
  /// Distance is the number of letters to insert, delete, replace or swap with a neighbour (optimal
  /// string alignment; Damerau, 1964), case ignored. At equal distance a longer common beginning wins, then
  /// the alphabet, so that the answer never depends on the order of `known`. A name is near if at
  /// most a third of the longer one's letters differ, but one letter always may.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - known: What could have been written.
  ///   - limit: The greatest number of names to give.
  /// - Returns: At most `limit` names.
  /// - Complexity: O(*k* · *n* · *m*) for *k* known names.
  public static func best(
    for name: String, in known: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    let written = Array(name.lowercased())
    let ranked = Set(known).compactMap { candidate -> Rank? in
      let letters = Array(candidate.lowercased())
      let allowed = max(1, max(letters.count, written.count) / 3)
      guard abs(letters.count - written.count) <= allowed else { return nil }
      let distance = distance(written, letters)
      guard distance <= allowed, distance < max(letters.count, written.count) else { return nil }
      let common = zip(written, letters).prefix { $0 == $1 }.count
      return Rank(distance: distance, common: common, name: candidate)
    }
    return ranked.sorted().prefix(limit).map(\.name)
  }

  /// A question to put to the writer, such as `did you mean 'title'?`, if there is a near name.
  public static func suggestion(for name: String, in known: some Sequence<String>) -> String? {
    best(for: name, in: known, limit: 1).first.map { "did you mean '\($0)'?" }
  }

  private struct Rank: Comparable {
    let distance: Int
    let common: Int
    let name: String

    static func < (left: Rank, right: Rank) -> Bool {
      (left.distance, -left.common, left.name) < (right.distance, -right.common, right.name)
    }
  }

  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let cost = first[row] == second[column] ? 0 : 1
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
