import Metrics

/// Lines of two implementations side by side: equal, renamed, moved, or in one only.
public struct CodeDiff: Sendable {
  /// A line of the comparison.
  public enum CodeDiffLine: Sendable, Hashable {
    /// Both have it at the same place, in the same words.
    case same(PlacedLine, PlacedLine)
    /// Both have it at the same place, with another name for the role.
    case renamed(PlacedLine, PlacedLine)
    /// The first has it here, the second elsewhere.
    case movedFromFirst(PlacedLine)
    /// The second has it here, the first elsewhere.
    case movedToSecond(PlacedLine)
    case onlyFirst(PlacedLine)
    case onlySecond(PlacedLine)
  }

  /// The lines, in order.
  public let lines: [CodeDiffLine]
  /// The number of lines of the first, and of the second.
  public let counts: (first: Int, second: Int)
  /// The number of the first's lines that the second has too, each counted once.
  public let shared: Int

  /// Compares lines.
  ///
  /// - Parameters:
  ///   - first: The lines of one implementation.
  ///   - second: Those of the other one.
  ///   - renaming: Which names are taken to be the same.
  public init(_ first: [PlacedLine], _ second: [PlacedLine], renaming: RoleRenaming) {
    var names: [String: String] = [:]
    let left = renaming.keys(first.map(\.line.tokens), known: &names)
    let right = renaming.keys(second.map(\.line.tokens), known: &names)
    let aligned = SequenceAlignment(left, right).lines
    var moved = MovedLineCounts(aligned, left, right)
    var shared = 0
    lines = aligned.map { line in
      switch line {
      case .both(let one, let other):
        shared += 1
        let isSame = first[one].line.tokens == second[other].line.tokens
        return isSame ? .same(first[one], second[other]) : .renamed(first[one], second[other])
      case .first(let index):
        guard first[index].line.isTelling, moved.takeFirst(left[index]) else {
          return .onlyFirst(first[index])
        }
        shared += 1
        return .movedFromFirst(first[index])
      case .second(let index):
        let isMoved = second[index].line.isTelling && moved.takeSecond(right[index])
        return isMoved ? .movedToSecond(second[index]) : .onlySecond(second[index])
      }
    }
    counts = (first.count, second.count)
    self.shared = shared
  }
}

/// The number of times that a line that could not be aligned is in both.
private struct MovedLineCounts {
  private var first: [String: Int] = [:]
  private var second: [String: Int] = [:]

  init(_ lines: [Aligned], _ left: [String], _ right: [String]) {
    var counts: (first: [String: Int], second: [String: Int]) = ([:], [:])
    for line in lines {
      switch line {
      case .both: continue
      case .first(let index): counts.first[left[index], default: 0] += 1
      case .second(let index): counts.second[right[index], default: 0] += 1
      }
    }
    for (key, count) in counts.first {
      let common = min(count, counts.second[key] ?? 0)
      (first[key], second[key]) = (common, common)
    }
  }

  mutating func takeFirst(_ key: String) -> Bool { Self.take(key, from: &first) }

  mutating func takeSecond(_ key: String) -> Bool { Self.take(key, from: &second) }

  private static func take(_ key: String, from counts: inout [String: Int]) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }
}
