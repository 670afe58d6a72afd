import Trace

/// Where things stand: lifelines from left to right, rows from top to bottom, words at the right.
struct Staff {
  /// The lifelines' distance.
  static let gap = 21.0
  /// The rows' distance.
  static let rowHeight = 17.0
  /// The height of the badges at the top.
  static let headHeight = 20.0
  /// The narrowest that words may be.
  static let leastWords = 118.0
  /// The mean width of a character at the words' size, on the wide side.
  static let characterWidth = 6.2

  let width: Double
  let height: Double
  /// Where the words begin.
  let words: Double
  private let columns: [Participant.ID: Int]

  init(badges: [Badge], rows: Int, width: Double) {
    columns = Dictionary(
      badges.enumerated().map { ($1.participant.id, $0) }, uniquingKeysWith: { first, _ in first })
    words = Double(badges.count) * Self.gap + 6
    self.width = max(width, words + Self.leastWords)
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

  /// A text as far as it fits between an x and the right edge.
  func fitted(_ text: String, from x: Double) -> (text: String, isWhole: Bool) {
    let room = Int((width - x) / Self.characterWidth)
    guard text.count > room else { return (text, true) }
    return (text.prefix(max(room - 1, 1)) + "…", false)
  }
}
