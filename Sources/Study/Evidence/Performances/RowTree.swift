package import Diagrams
package import Trace

/// A tree in which rows are nested in their causes, and runs of rows within one side are folded.
package indirect enum RowTree {
  /// A row, the number of times it occurred with repetitions of its ancestors, and its nested
  /// rows.
  case row(SequenceRow, times: Int, inside: [RowTree])
  /// Rows that a page collapses until a reader opens them.
  case fold(RowFold, [RowTree])
}

/// The contents of a folded run.
package struct RowFold: Hashable {
  /// The number of rows.
  package let count: Int
  /// The sides that take part, from the screen to the model.
  package let sides: [Side]
  /// Indicates whether the rows belong to the pattern's machinery within one participant.
  package let isMachinery: Bool
  /// Indicates whether no row has two participants.
  package let isWithinOne: Bool

  /// The label of the run: `Messages within the view model: 3`.
  package var summary: String {
    let owners = sides.map(\.name).joined(separator: " and ")
    return "Messages \(isMachinery ? "internal to" : "within") the \(owners): \(count.grouped)"
  }
}

/// A builder of the tree of a step's rows.
package struct RowTreeBuilder {
  private let rows: [SequenceRow]
  private let sides: [Participant.ID: Side]

  /// Creates a builder for the rows of a step.
  package init(_ sequence: StepSequence, badged: BadgedParticipants) {
    rows = sequence.rows
    sides = badged.sides
  }

  /// The top-level rows with all nested ones.
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

  /// Returns siblings with runs of two or more rows folded if nothing passes between sides.
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

  /// Returns whether a row has participants on two sides or concerns the user, as do inputs,
  /// waiting, visible effects, navigation, ends of lives and changes of the model.
  private func passes(_ row: SequenceRow) -> Bool {
    switch row.kind {
    case .input, .resume, .effect, .navigate, .schedule, .destroy: true
    case .state where row.changesModel(sides): true
    default: Set(row.participants.compactMap { sides[$0] }).count > 1
    }
  }

  /// A row with its descendants.
  private struct Branch {
    let tree: RowTree
    /// The positions of the row and its descendants.
    let rows: Range<Int>
    let passes: Bool
  }
}

extension SequenceRow {
  /// Returns whether the row changes a value of the domain or of a store.
  package func changesModel(_ sides: [Participant.ID: Side]) -> Bool {
    guard kind == .state, let side = to.flatMap({ sides[$0] }) else { return false }
    return side.family.holdsValues
  }
}
