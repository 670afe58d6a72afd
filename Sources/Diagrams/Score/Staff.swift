import Trace

/// Where things stand: lifelines from left to right, rows from top to bottom, words at the right.
///
/// Words may be longer than there is room for on a page: the drawing has no view box, so a style sheet
/// that makes it narrower cuts the words and leaves everything else as it is.
struct Staff {
  /// The lifelines' distance.
  static let gap = 18.0
  /// The rows' distance.
  static let rowHeight = 17.0
  /// The height of the badges at the top.
  static let headHeight = 19.0
  /// The longest that words may be, in characters.
  static let longestWords = 72
  /// The mean width of a character at the words' size, on the wide side.
  static let characterWidth = 6.2

  let width: Double
  let height: Double
  /// Where the words begin.
  let words: Double
  private let columns: [Participant.ID: Int]

  init(badges: [Badge], rows: Int, longest: Int) {
    columns = Dictionary(
      badges.enumerated().map { ($1.participant.id, $0) }, uniquingKeysWith: { first, _ in first })
    words = Double(badges.count) * Self.gap + 6
    width = words + Double(min(longest, Self.longestWords)) * Self.characterWidth + 4
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
