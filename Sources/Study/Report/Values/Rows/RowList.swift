package import Diagrams
package import Evidence
package import SiteTemplates

/// The rows of a tree as a flat list, with the elements that begin before and end after each.
package struct RowList {
  private var rows: [[String: PageValue]] = []
  private var endings: [[PageValue]] = []
  private var fold: RowFold?
  private var openFolds = 0

  /// Creates an empty list.
  package init() {}

  /// Adds trees with their descendants.
  ///
  /// - Parameters:
  ///   - trees: The trees.
  ///   - value: Returns the values of a row that occurred a number of times.
  package mutating func append(
    _ trees: [RowTree], value: (SequenceRow, Int) -> [String: PageValue]
  ) {
    for tree in trees {
      switch tree {
      case .fold(let fold, let held):
        begin(fold)
        append(held, value: value)
        endFold()
      case .row(let row, let times, let inside):
        append(value(row, times), contains: !inside.isEmpty)
        append(inside, value: value)
        if !inside.isEmpty { endRow() }
      }
    }
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: Its values.
  ///   - contains: Indicates whether nested rows follow.
  mutating func append(_ row: [String: PageValue], contains: Bool) {
    rows.append(
      row.merging(
        [
          "isParent": .bool(contains), "isFolded": .bool(openFolds > 0),
          "fold": fold?.value(isOutermost: openFolds == 1) ?? .bool(false),
        ],
        uniquingKeysWith: { _, new in new }))
    endings.append([])
    fold = nil
  }

  /// Opens a fold before the next row.
  private mutating func begin(_ fold: RowFold) {
    self.fold = fold
    openFolds += 1
  }

  /// Closes the innermost fold after the last row.
  private mutating func endFold() {
    endings[endings.count - 1].append(["isFold": .bool(true)])
    openFolds -= 1
  }

  /// Closes the innermost open row after the last row.
  mutating func endRow() { endings[endings.count - 1].append(["isFold": .bool(false)]) }

  /// The rows with their endings.
  package var values: [PageValue] {
    zip(rows, endings).map { row, endings in
      .dictionary(row.merging(["endings": .list(endings)], uniquingKeysWith: { _, new in new }))
    }
  }
}

extension RowFold {
  fileprivate func value(isOutermost: Bool) -> PageValue {
    [
      "summary": .string(summary), "isWithinOne": .bool(isWithinOne),
      "isOutermost": .bool(isOutermost),
    ]
  }
}
