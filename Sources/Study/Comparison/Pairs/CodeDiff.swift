import Metrics
public import Trace

/// The lines of two implementations side by side: equal, renamed, moved, or in only one.
public struct CodeDiff: Sendable {
  /// A line of the comparison.
  public enum CodeDiffLine: Sendable, Hashable {
    /// Both have it in the same position, with the same words.
    case same(PlacedLine, PlacedLine)
    /// Both have it in the same position, with another name for the role.
    case renamed(PlacedLine, PlacedLine)
    /// The first has it here, the second in another position.
    case movedFromFirst(PlacedLine)
    /// The second has it here, the first in another position.
    case movedToSecond(PlacedLine)
    case onlyFirst(PlacedLine)
    case onlySecond(PlacedLine)
  }

  /// The lines, in order.
  public let lines: [CodeDiffLine]
  /// The numbers of lines of the first and of the second.
  public let counts: (first: Int, second: Int)
  /// The number of the first's lines that the second has, too; each counts once.
  public let shared: Int

  /// Compares lines.
  public init(_ first: [PlacedLine], _ second: [PlacedLine]) {
    let (left, right) = (first.map(\.key), second.map(\.key))
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

/// The number of times that an unaligned line occurs in both.
private struct MovedLineCounts {
  private var first: [String: Int] = [:]
  private var second: [String: Int] = [:]

  init(_ lines: [Aligned], _ left: [String], _ right: [String]) {
    for line in lines {
      switch line {
      case .both: continue
      case .first(let index): first[left[index], default: 0] += 1
      case .second(let index): second[right[index], default: 0] += 1
      }
    }
    for (key, count) in first { first[key] = min(count, second[key] ?? 0) }
    second = first
  }

  mutating func takeFirst(_ key: String) -> Bool { Self.take(key, from: &first) }

  mutating func takeSecond(_ key: String) -> Bool { Self.take(key, from: &second) }

  private static func take(_ key: String, from counts: inout [String: Int]) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }
}

/// The logic that the deciding roles of two implementations share, line by line.
///
/// A line counts if it names anything, is in the body of a function, an initialiser or an
/// accessor, and is in the sample's own files. Lines are equal if their tokens are, ignoring the
/// words for roles (``RoleRenaming``) and `self.`. Their position does not matter, and each counts
/// once.
public struct SharedLogic: Sendable {
  private let first: (code: PatternCode, roles: Set<Role>)
  private let second: (code: PatternCode, roles: Set<Role>)
  /// The comparison of the roles' logic.
  public let logic: CodeDiff

  /// Compares two implementations of one sample.
  public init(
    _ first: (code: PatternCode, roles: Set<Role>), _ second: (code: PatternCode, roles: Set<Role>)
  ) {
    self.first = first
    self.second = second
    logic = CodeDiff(
      first.code.lines(of: first.roles, isLogic: true),
      second.code.lines(of: second.roles, isLogic: true))
  }

  /// The deciding roles of the first and of the second implementation.
  public var roles: (first: Set<Role>, second: Set<Role>) { (first.roles, second.roles) }

  /// The comparison of their declarations: types, properties, the first lines of functions.
  ///
  /// It is computed on each access, because few pages show it.
  public var interface: CodeDiff {
    CodeDiff(
      first.code.lines(of: first.roles, isLogic: false),
      second.code.lines(of: second.roles, isLogic: false))
  }
}

extension CodeDiff {
  /// The share of the first's lines that the second has, in whole per cent; `nil` without lines.
  public var percentage: Int? { Self.percentage(shared, of: counts.first) }

  /// The share of the second's lines that the first has, in whole per cent; `nil` without lines.
  public var reversePercentage: Int? { Self.percentage(shared, of: counts.second) }

  private static func percentage(_ part: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : (200 * part + whole) / (2 * whole)
  }
}
