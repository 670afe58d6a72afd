import Trace

/// A score drawn: lifelines as the lines of a staff, messages between them, words at the side.
///
/// Words stand in a column of their own, one line for each row, so that they can be read as a list
/// and never cross a lifeline; the lifelines stay narrow enough for several diagrams abreast.
public struct SequenceDiagram: Sendable {
  /// How many rows are drawn at most; the others are counted at the end.
  public static let limit = 160

  private let score: Score
  private let rows: [Row]
  private let staff: Staff

  /// The diagram of a score.
  ///
  /// - Parameter score: What happened.
  public init(_ score: Score) {
    self.score = score
    rows = Array(score.rows.prefix(Self.limit))
    let isCut = score.rows.count > Self.limit
    staff = Staff(
      badges: score.badges, rows: rows.count + (isCut ? 1 : 0),
      longest: rows.map(\.wordLength).max() ?? 0)
  }

  /// The diagram as an image.
  ///
  /// - Parameters:
  ///   - prefix: What makes the identifiers in it unique on a page.
  ///   - title: Its name.
  /// - Returns: An `svg` element with title and description, coloured by classes alone.
  public func svg(prefix: String, title: String) -> String {
    let lines = score.badges.flatMap(lifeline)
    let bars = rows.indices.compactMap(activation)
    let marks = rows.indices.map { RowDrawing(row: rows[$0], index: $0, staff: staff).element }
    return Drawing(
      width: staff.width, height: staff.height, isScalable: false,
      elements: lines + bars + marks + remainder
    )
    .svg(
      kind: "sequence", prefix: prefix, title: title, description: description)
  }

  private var description: String {
    rows.map { row in
      let who = [row.from, row.to].compactMap(\.self)
      return "\(who.joined(separator: " → ")) \(row.label)"
    }
    .joined(separator: "; ")
  }

  private var remainder: [Element] {
    guard score.rows.count > rows.count else { return [] }
    let place = Point(x: staff.words, y: staff.y(rows.count) + 4)
    return [.text("… +\(score.rows.count - rows.count)", at: place, class: "value")]
  }
}

extension SequenceDiagram {
  /// A participant's line, from its badge to its end.
  private func lifeline(_ badge: Badge) -> [Element] {
    let id = badge.participant.id
    let x = staff.x(id)
    let birth = rows.firstIndex { $0.kind == .create && $0.to == id }
    let death = rows.firstIndex { $0.kind == .destroy && $0.participants.contains(id) }
    let head = birth.map(staff.y) ?? (Badge.height / 2 + 1)
    let end = death.map(staff.y) ?? staff.height - 2
    let line = Element.line(
      from: Point(x: x, y: head + Badge.height / 2), to: Point(x: x, y: max(end, head + 8)),
      class: "lifeline")
    return [line, badge.drawn(at: Point(x: x, y: head))]
  }

  /// The bar that shows how long a participant is at work in a row.
  private func activation(_ index: Int) -> Element? {
    let row = rows[index]
    guard [.call, .own, .notify, .resume, .create].contains(row.kind), let to = row.to,
      row.kind != .create || row.length > 0,
      let badge = score.badges.first(where: { $0.participant.id == to })
    else { return nil }
    let outer = rows[..<index].indices.count { other in
      rows[other].to == to && other + rows[other].length >= index
        && [.call, .own, .notify, .resume, .create].contains(rows[other].kind)
    }
    let top = staff.y(index) - 3 + (row.kind == .create ? 10 : 0)
    let bottom = staff.y(min(index + row.length, rows.count - 1)) + 5
    return .rect(
      x: staff.x(to) - 2.5 + Double(min(outer, 3)) * 2, y: top, width: 5,
      height: max(bottom - top, 6), radius: 1.5,
      class: "bar \(badge.participant.role.className)")
  }
}
