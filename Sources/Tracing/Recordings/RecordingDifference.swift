/// The difference between a kept recording and a new one, in rows and in which types act on which.
///
/// ```swift
/// let difference = RecordingDifference(from: kept, to: new)
/// print(difference.text)
/// ```
public struct RecordingDifference: Sendable, Hashable {
  /// A row of either recording, or of both.
  public enum Change: Sendable, Hashable {
    case equal(RecordedRow)
    case removed(RecordedRow)
    case added(RecordedRow)
    /// A row with the same member and participants, but other values.
    case changed(RecordedRow, to: RecordedRow)
    /// A row of a block that moved; it appears at its old and its new position.
    case movedAway(RecordedRow, block: Int)
    case movedHere(RecordedRow, block: Int)
  }

  /// A type that acts on another.
  public struct Arrow: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The acting type, such as `CartView`.
    public let from: String
    /// The type that it acts on, such as `Store`.
    public let to: String

    public var description: String { "`\(from)` → `\(to)`" }

    public static func < (left: Self, right: Self) -> Bool {
      (left.from, left.to) < (right.from, right.to)
    }
  }

  /// The rows in the order of the new recording, with removed rows at their old positions.
  public let changes: [Change]
  /// The arrows that only the new recording has, and those that only the kept one has.
  public let arrows: (new: [Arrow], gone: [Arrow])
  /// The types whose role has changed.
  public let roles: [RoleChange]

  /// A change in the role of a type.
  public struct RoleChange: Sendable, Hashable {
    /// The type, such as `CartViewModel`.
    public let type: String
    /// The role in the kept recording.
    public let old: String
    /// The role in the new recording.
    public let new: String
  }

  /// Compares two recordings.
  ///
  /// - Complexity: O(*n* log *n*) for few differences; see ``RowAlignment``.
  public init(from old: KeptRecording, to new: KeptRecording) {
    changes = Self.changes(old.rows, new.rows)
    let (before, after) = (Self.arrows(of: old), Self.arrows(of: new))
    arrows = (after.subtracting(before).sorted(), before.subtracting(after).sorted())
    let known = Dictionary(old.participants.map { (Self.type(of: $0.name), $0.role) }) { one, _ in
      one
    }
    var seen: Set<String> = []
    roles = new.participants.compactMap { member in
      let type = Self.type(of: member.name)
      guard seen.insert(type).inserted, let role = known[type], role != member.role else {
        return nil
      }
      return RoleChange(type: type, old: role, new: member.role)
    }
  }

  /// Indicates whether the two recordings have the same rows in the same order, and the same
  /// roles.
  public var isEmpty: Bool {
    roles.isEmpty && changes.allSatisfy { if case .equal = $0 { true } else { false } }
  }

  /// The number of rows of each kind; a moved row counts once.
  public var counts: (removed: Int, added: Int, changed: Int, moved: Int) {
    changes.reduce(into: (0, 0, 0, 0)) { counts, change in
      switch change {
      case .equal, .movedAway: break
      case .removed: counts.0 += 1
      case .added: counts.1 += 1
      case .changed: counts.2 += 1
      case .movedHere: counts.3 += 1
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.changes == right.changes && left.arrows == right.arrows && left.roles == right.roles
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}

// MARK: Arrows

extension RecordingDifference {
  /// Returns the arrows of a recording: the pairs of types in which the first acts on the second.
  package static func arrows(of recording: KeptRecording) -> Set<Arrow> {
    let acts: Set<RecordedRow.Act> = [.calls, .notifies, .reads, .creates]
    return Set(
      recording.rows.filter { acts.contains($0.act) && $0.from != $0.to }
        .map { Arrow(from: type(of: $0.from), to: type(of: $0.to)) })
  }

  private static func type(of participant: String) -> String {
    String(participant.prefix { $0 != "#" })
  }
}

// MARK: Rows

extension RecordingDifference {
  private static func changes(_ old: [RecordedRow], _ new: [RecordedRow]) -> [Change] {
    let (before, after) = (old.map(RowShape.init), new.map(RowShape.init))
    var numbers: [RecordedRow: Int] = [:]
    func number(_ shape: RowShape) -> Int {
      if let known = numbers[shape.bare] { return known }
      numbers[shape.bare] = numbers.count
      return numbers.count - 1
    }
    let alignment = RowAlignment(before.map(number), after.map(number))
    var names = NameMatch()
    var result: [Change] = []
    var (one, other) = (0, 0)
    for pair in alignment.pairs + [(old: old.count, new: new.count)] {
      result += replaced(before[one..<pair.old], old, by: after[other..<pair.new], new)
      if pair.old < old.count {
        let isSame = names.matches(before[pair.old], after[pair.new])
        result.append(
          isSame ? .equal(new[pair.new]) : .changed(old[pair.old], to: new[pair.new]))
      }
      (one, other) = (pair.old + 1, pair.new + 1)
    }
    return findingMoves(in: result)
  }

  /// Returns the changes of replaced rows; two rows that differ only in values become one change.
  private static func replaced(
    _ before: ArraySlice<RowShape>, _ old: [RecordedRow], by after: ArraySlice<RowShape>,
    _ new: [RecordedRow]
  ) -> [Change] {
    var result: [Change] = []
    var rest = before.indices
    for index in after.indices {
      if let alike = rest.first(where: { isAlike(before[$0].bare, after[index].bare) }) {
        result += old[rest.lowerBound..<alike].map(Change.removed)
        result.append(.changed(old[alike], to: new[index]))
        rest = (alike + 1)..<rest.upperBound
      } else {
        result.append(.added(new[index]))
      }
    }
    return result + old[rest].map(Change.removed)
  }

  private static func isAlike(_ old: RecordedRow, _ new: RecordedRow) -> Bool {
    old.depth == new.depth && old.act == new.act && old.from == new.from && old.to == new.to
      && old.member == new.member
  }

  /// Finds runs of rows that were removed in one position and added in another, the longest first.
  ///
  /// Only the depths inside a run must agree, not that of the run itself.
  private static func findingMoves(in changes: [Change]) -> [Change] {
    var result = changes
    let removed = runs(of: changes) { if case .removed(let row) = $0 { row } else { nil } }
    var added: [[RecordedRow]: [Range<Int>]] = [:]
    for run in runs(of: changes, { if case .added(let row) = $0 { row } else { nil } }) {
      added[run.rows, default: []].append(run.range)
    }
    var block = 0
    for run in removed.sorted(by: { $0.range.count > $1.range.count }) {
      guard let target = added[run.rows]?.first else { continue }
      added[run.rows]?.removeFirst()
      block += 1
      for index in run.range {
        if case .removed(let row) = changes[index] { result[index] = .movedAway(row, block: block) }
      }
      for index in target {
        if case .added(let row) = changes[index] { result[index] = .movedHere(row, block: block) }
      }
    }
    return result
  }

  private struct RowBlock {
    let range: Range<Int>
    /// The rows, with depths relative to the first.
    let rows: [RecordedRow]
  }

  /// Returns the runs of changes of one kind, split where a row is not inside the first of its
  /// run.
  private static func runs(
    of changes: [Change], _ row: (Change) -> RecordedRow?
  ) -> [RowBlock] {
    var runs: [RowBlock] = []
    var start = 0
    var rows: [RecordedRow] = []
    func end(at index: Int) {
      guard let depth = rows.first?.depth else { return }
      let relative = rows.map { row in
        var row = RowShape(row).bare
        row.depth -= depth
        return row
      }
      runs.append(RowBlock(range: start..<index, rows: relative))
      rows = []
    }
    for (index, change) in changes.enumerated() {
      let next = row(change)
      if let first = rows.first, next.map({ $0.depth <= first.depth }) ?? true { end(at: index) }
      if let next {
        if rows.isEmpty { start = index }
        rows.append(next)
      }
    }
    end(at: changes.count)
    return runs
  }
}
