package import Diagrams
package import Trace

/// Rows as a tree: what happened inside a row is beneath it, and runs of rows in which nothing
/// passes between sides are folded.
package indirect enum RowTree {
  /// A row, how often it happened with all that is around it, and what happened inside.
  case row(SequenceRow, times: Int, inside: [RowTree])
  /// Rows that a page shows as one until a reader opens it.
  case fold(RowFold, [RowTree])
}

/// The contents of a folded run.
package struct RowFold: Hashable {
  /// The number of rows.
  package let count: Int
  /// The sides within which they happened, from the screen to the model.
  package let sides: [Side]
  /// Says whether they are what the pattern's machinery does within one participant.
  package let isMachinery: Bool
  /// Says whether none of them is between two participants.
  package let isWithinOne: Bool

  /// The name of the run: `Messages within the view model: 3`.
  package var summary: String {
    let owners = sides.map(\.name).joined(separator: " and ")
    return "Messages \(isMachinery ? "internal to" : "within") the \(owners): \(count.grouped)"
  }
}

/// A builder of the tree of a step's rows.
package struct RowTreeBuilder {
  private let rows: [SequenceRow]
  private let sides: [Participant.ID: Side]

  /// The rows of a step.
  package init(_ sequence: StepSequence, badged: BadgedParticipants) {
    rows = sequence.rows
    sides = badged.sides
  }

  /// The rows that happened inside no other, with all that happened in them.
  package var trees: [RowTree] { trees(in: rows.indices, times: 1) }

  private func trees(in range: Range<Int>, times: Int) -> [RowTree] {
    var siblings: [Branch] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let row = rows[index]
      let inside = index + 1..<index + 1 + row.length
      let all = times * row.times
      let machinery = row.folded.map { RowTree.row($0, times: all, inside: []) }
      let beneath =
        (machinery.isEmpty ? [] : [RowTree.fold(fold(row.folded, isMachinery: true), machinery)])
        + trees(in: inside, times: all)
      siblings.append(
        Branch(
          tree: .row(row, times: all, inside: beneath),
          rows: index..<inside.upperBound,
          passes: rows[index..<inside.upperBound].contains(where: passes)))
      index = inside.upperBound
    }
    return folded(siblings)
  }

  /// Siblings with runs of two rows or more in which nothing passes folded.
  private func folded(_ siblings: [Branch]) -> [RowTree] {
    var trees: [RowTree] = []
    var run: [Branch] = []
    func endRun() {
      let held = run.flatMap { rows[$0.rows] }
      trees +=
        held.count > 1
        ? [.fold(fold(held, isMachinery: false), run.map(\.tree))] : run.map(\.tree)
      run = []
    }
    for branch in siblings {
      if branch.passes {
        endRun()
        trees.append(branch.tree)
      } else {
        run.append(branch)
      }
    }
    endRun()
    return trees
  }

  private func fold(_ held: [SequenceRow], isMachinery: Bool) -> RowFold {
    RowFold(
      count: held.count,
      sides: Set(held.flatMap(\.participants).compactMap { sides[$0] }).sorted(),
      isMachinery: isMachinery,
      isWithinOne: held.allSatisfy { Set($0.participants).count < 2 })
  }

  /// Returns whether something passes between two sides or concerns a person: what a person sees,
  /// waits for or asks about, such as what the screen shows, where it leads, or a change of the
  /// model.
  private func passes(_ row: SequenceRow) -> Bool {
    switch row.kind {
    case .input, .resume, .effect, .navigate, .schedule, .destroy: true
    case .state where row.changesModel(sides): true
    default: Set(row.participants.compactMap { sides[$0] }).count > 1
    }
  }

  /// A row with its subtree.
  private struct Branch {
    let tree: RowTree
    /// The positions of its row and of all rows inside.
    let rows: Range<Int>
    let passes: Bool
  }
}

extension SequenceRow {
  /// Returns whether a value of the domain, or of a store, changes in it: what all patterns share.
  package func changesModel(_ sides: [Participant.ID: Side]) -> Bool {
    guard kind == .state, let side = to.flatMap({ sides[$0] }) else { return false }
    return side.family.holdsValues
  }
}
