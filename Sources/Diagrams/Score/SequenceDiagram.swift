import Trace

/// A score drawn: lifelines as the lines of a staff, messages between them.
///
/// The words are beside it, one line for each row, as a list of its own: they never cross a
/// lifeline, and the lifelines stay narrow enough for several diagrams abreast.
public struct SequenceDiagram: Sendable {
  /// How many rows are drawn at most; the list beside the drawing has the others all the same.
  public static let limit = 400

  private let badges: [Badge]
  private let rows: [Row]
  private let staff: Staff

  /// The diagram of a score.
  ///
  /// - Parameter score: What happened.
  public init(_ score: Score) {
    badges = score.badges
    rows = Array(score.rows.prefix(Self.limit))
    staff = Staff(badges: badges, rows: rows.count)
  }

  /// The diagram as an image.
  ///
  /// - Parameters:
  ///   - prefix: What makes the identifiers in it unique on a page.
  ///   - title: Its name.
  /// - Returns: An `svg` element, coloured by classes alone. Its description says which badge is
  ///   whose.
  public func svg(prefix: String, title: String) -> String {
    let marks = rows.indices.flatMap { index in
      RowDrawing(row: rows[index], index: index, staff: staff).elements
    }
    return Drawing(
      width: staff.width, height: staff.height,
      elements: [lifelines] + badges.map(head) + Activation.drawn(activations) + marks
    )
    .svg(
      kind: "sequence", prefix: prefix, title: title,
      description: badges.map { "\($0.text) \($0.participant.id)" }.joined(separator: ", "))
  }
}

// MARK: Lives

extension SequenceDiagram {
  /// The participants' lines, from the badge to the end.
  private var lifelines: SVGElement {
    .path(
      badges.flatMap { badge -> [PathStep] in
        let id = badge.participant.id
        let death = rows.firstIndex { $0.kind == .destroy && $0.participants.contains(id) }
        let start = birth(of: badge)
        let end = max(death.map(staff.y) ?? staff.height - 2, start + 8)
        let x = staff.x(id)
        return [.move(Point(x: x, y: start + badge.height / 2)), .line(Point(x: x, y: end))]
      }, class: "lifeline")
  }

  private func head(_ badge: Badge) -> SVGElement {
    badge.drawn(at: Point(x: staff.x(badge.participant.id), y: birth(of: badge)))
  }

  /// The height of a participant's badge: at the top, unless its life begins in a row.
  private func birth(of badge: Badge) -> Double {
    rows.firstIndex { $0.kind == .create && $0.to == badge.participant.id }
      .map(staff.y) ?? (Staff.headHeight - 3) / 2
  }
}

// MARK: Work

extension SequenceDiagram {
  /// How long each participant is at work in each row.
  private var activations: [Activation] {
    let roles = Dictionary(
      badges.map { ($0.participant.id, $0.participant.role) },
      uniquingKeysWith: { first, _ in first })
    var open: [Participant.ID: [Int]] = [:]
    return rows.indices.compactMap { index in
      let row = rows[index]
      guard row.isWork, let to = row.to, let role = roles[to] else { return nil }
      let outer = (open[to] ?? []).filter { $0 >= index }
      open[to] = outer + [index + row.length]
      guard row.kind != .create || row.length > 0 else { return nil }
      let top = row.kind == .create ? staff.y(index) + 8 : staff.y(index) - 3
      let bottom = staff.y(min(index + row.length, rows.count - 1)) + 5
      return Activation(
        role: role, level: min(outer.count, 3), x: staff.x(to), top: top,
        bottom: max(bottom, top + 6))
    }
  }
}
