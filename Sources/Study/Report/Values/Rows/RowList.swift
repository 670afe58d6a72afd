import Evidence
import SiteTemplates
import StaticSite
import Trace

/// The rows of a tree one after the other, each with the elements that begin before it and end
/// after it.
struct RowList {
  private var rows: [[String: PageValue]] = []
  private var endings: [[PageValue]] = []
  private var fold: RowFold?
  /// The number of folds that are open.
  private var openFolds = 0

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: Its values.
  ///   - contains: Whether rows follow that happened inside it.
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

  /// Begins a fold before the next row.
  mutating func begin(_ fold: RowFold) {
    self.fold = fold
    openFolds += 1
  }

  /// Ends the innermost fold after the last row.
  mutating func endFold() {
    endings[endings.count - 1].append(["isFold": .bool(true)])
    openFolds -= 1
  }

  /// Ends the innermost row that contains others after the last row.
  mutating func endRow() { endings[endings.count - 1].append(["isFold": .bool(false)]) }

  /// The rows with their endings.
  var values: [PageValue] {
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
