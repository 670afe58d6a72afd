import Sequences
import Trace

/// Positions: lifelines from left to right, rows from top to bottom.
///
/// The words of the rows are at the right of all lifelines, and cross none.
struct SequenceLayout {
  /// The lifelines' distance.
  static let gap = 16.0
  /// The rows' distance.
  static let rowHeight = 17.0
  /// The height of the badges at the top.
  static let headHeight = 19.0

  let width: Double
  let height: Double
  private let columns: [Participant.ID: Int]

  init(badges: [Badge], rows: Int) {
    columns = Dictionary(
      keepingFirst: badges.enumerated().map { ($1.participant.id, $0) })
    width = Double(badges.count) * Self.gap
    height = Self.headHeight + Double(rows) * Self.rowHeight + 6
  }

  /// The x of a participant's lifeline; the left edge for what comes from outside.
  func x(_ participant: Participant.ID?) -> Double {
    guard let participant, let column = columns[participant] else { return 0 }
    return (Double(column) + 0.5) * Self.gap
  }

  /// The y of a row's middle.
  func y(_ row: Int) -> Double {
    Self.headHeight + (Double(row) + 0.5) * Self.rowHeight
  }
}
