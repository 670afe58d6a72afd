import HeadlessUI

/// The rows that a list lost, and those that it got.
@Traced(.viewModel)
struct RowDifference {
  /// The places of those that went, in the list before.
  let deletions: [Int]
  /// The places of those that came, in the list after.
  let insertions: [Int]

  init<Element>(_ difference: CollectionDifference<Element>) {
    deletions = difference.removals.map { change in
      switch change {
      case .remove(let row, _, _), .insert(let row, _, _): row
      }
    }
    insertions = difference.insertions.map { change in
      switch change {
      case .remove(let row, _, _), .insert(let row, _, _): row
      }
    }
  }
}
