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

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: Its values.
  ///   - contains: Whether rows follow that happened inside it.
  mutating func append(_ row: [String: PageValue], contains: Bool) {
    rows.append(
      row.merging(
        ["isParent": .bool(contains), "fold": fold.map(\.value) ?? .bool(false)],
        uniquingKeysWith: { _, new in new }))
    endings.append([])
    fold = nil
  }

  /// Begins a fold before the next row.
  mutating func begin(_ fold: RowFold) { self.fold = fold }

  /// Ends the innermost fold after the last row.
  mutating func endFold() { endings[endings.count - 1].append(["isFold": .bool(true)]) }

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
  fileprivate var value: PageValue {
    ["summary": .string(summary), "isWithinOne": .bool(isWithinOne)]
  }
}
