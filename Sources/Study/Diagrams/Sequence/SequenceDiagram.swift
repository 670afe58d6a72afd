import Sequences
import Trace

/// A whole recording as one picture: vertical lifelines, messages between them, and text beside
/// each message.
///
/// Pages do not show it; there a list of sentences is the diagram, with marks drawn by style
/// sheets. It is for downloads, and so has its own style in plain colours that every viewer
/// supports.
///
/// ```swift
/// let steps = [SequenceDiagram.DrawnStep(heading: "Opening", rows: sequence.rows)]
/// let svg = SequenceDiagram(steps, badges: badges) { row in row.shownLabel }.svg(title: "One tap")
/// ```
public struct SequenceDiagram: Sendable {
  /// A step of the recording, with its heading.
  public struct DrawnStep: Sendable {
    /// The event that begins it: `tap increment`.
    public let heading: String
    /// The rows of its events, in order.
    public let rows: [SequenceRow]

    /// Creates a step from its parts.
    public init(heading: String, rows: [SequenceRow]) {
      self.heading = heading
      self.rows = rows
    }
  }

  private let badges: [Badge]
  /// The headings of steps, each with its line.
  private let headings: [(line: Int, text: String)]
  /// The rows, in order, each with its line and its text.
  private let rows: [(line: Int, row: SequenceRow, words: String)]
  /// The lines of the rows in which participants are created and destroyed.
  private let births: [Participant.ID: Int]
  private let deaths: [Participant.ID: Int]
  private let layout: SequenceLayout

  /// Creates the diagram of a recording.
  ///
  /// - Parameters:
  ///   - steps: The steps, in order.
  ///   - badges: The badges of the participants, from left to right.
  ///   - words: Returns the text beside a row, in one line.
  public init(_ steps: [DrawnStep], badges: [Badge], words: (SequenceRow) -> String) {
    var headings: [(line: Int, text: String)] = []
    var rows: [(line: Int, row: SequenceRow, words: String)] = []
    for step in steps {
      headings.append((headings.count + rows.count, step.heading))
      for row in step.rows { rows.append((headings.count + rows.count, row, words(row))) }
    }
    self.badges = badges
    self.headings = headings
    self.rows = rows
    births = Self.firstLines(of: rows) { $0.kind == .create ? [$0.to].compactMap(\.self) : [] }
    deaths = Self.firstLines(of: rows) { $0.kind == .destroy ? $0.participants : [] }
    layout = SequenceLayout(badges: badges, rows: headings.count + rows.count)
  }

  /// Returns the diagram as an SVG document whose description lists each badge's participant.
  public func svg(title: String) -> String {
    let drawing = Drawing(
      width: layout.width + Self.gap + wordsWidth, height: layout.height,
      elements: [lifelines] + badges.map(head) + Activation.drawn(activations)
        + headings.map { line($0.line, [words($0.text, class: "heading")]) }
        + rows.map { each in
          line(
            each.line,
            RowDrawing(row: each.row, layout: layout).elements + [words(each.words, class: "words")]
          )
        })
    return drawing.document(
      kind: "sequence", style: DiagramStyle.text, title: title,
      description: badges.map { "\($0.text) \($0.participant.id)" }.joined(separator: ", "))
  }
}

// MARK: Words

extension SequenceDiagram {
  /// The distance between the last lifeline and the text.
  private static let gap = 8.0

  private var wordsWidth: Double {
    let all = rows.map(\.words) + headings.map(\.text)
    return Double(all.map(\.count).max() ?? 0) * DiagramStyle.letterWidth + Self.gap
  }

  private func words(_ text: String, class name: String) -> SVGElement {
    .text(text, at: Point(x: layout.width + Self.gap, y: 4)).with(.class, name)
  }

  /// Returns the elements moved to a line.
  private func line(_ line: Int, _ elements: [SVGElement]) -> SVGElement {
    SVGElement(.g, children: elements)
      .plain(.transform, "translate(0 \(Coordinate.text(layout.y(line))))")
  }
}

// MARK: Lives

extension SequenceDiagram {
  /// The lifelines of the participants, from the badge to the end of the life.
  private var lifelines: SVGElement {
    .path(
      badges.flatMap { badge -> [PathStep] in
        let id = badge.participant.id
        let start = birth(of: badge)
        let end = max(deaths[id].map(layout.y) ?? layout.height - 2, start + 8)
        let x = layout.x(id)
        return [.move(Point(x: x, y: start + badge.height / 2)), .line(Point(x: x, y: end))]
      }, class: "lifeline")
  }

  private func head(_ badge: Badge) -> SVGElement {
    badge.drawn(at: Point(x: layout.x(badge.participant.id), y: birth(of: badge)))
  }

  /// Returns the y coordinate of a badge: at the top, unless a row creates the participant.
  private func birth(of badge: Badge) -> Double {
    births[badge.participant.id].map(layout.y) ?? (SequenceLayout.headHeight - 3) / 2
  }

  /// Returns the first line with a row about each participant.
  private static func firstLines(
    of rows: [(line: Int, row: SequenceRow, words: String)],
    about participants: (SequenceRow) -> [Participant.ID]
  ) -> [Participant.ID: Int] {
    Dictionary(
      keepingFirst: rows.flatMap { each in participants(each.row).map { ($0, each.line) } })
  }
}

// MARK: Work

extension SequenceDiagram {
  /// The bars that show for how many rows each participant is active.
  private var activations: [Activation] {
    let sides = Dictionary(
      keepingFirst: badges.map { ($0.participant.id, $0.participant.side) })
    var open: [Participant.ID: [Int]] = [:]
    return rows.compactMap { line, row, _ in
      guard row.isWork, let to = row.to, let side = sides[to] else { return nil }
      // Events inside a row are on the lines after it.
      let outer = (open[to] ?? []).filter { $0 >= line }
      open[to] = outer + [line + row.length]
      guard row.kind != .create || row.length > 0 else { return nil }
      let top = row.kind == .create ? layout.y(line) + 8 : layout.y(line) - 3
      let bottom = layout.y(line + row.length) + 5
      return Activation(
        side: side, level: min(outer.count, 3), x: layout.x(to), top: top,
        bottom: max(bottom, top + 6))
    }
  }
}

/// A bar on a lifeline that shows how long a participant is active.
private struct Activation {
  private static let width = 5.0

  let side: Side
  /// The number of bars of the same participant below it.
  let level: Int
  let x: Double
  let top: Double
  let bottom: Double

  /// Returns the bars as one path for each side and level, with inner ones over outer ones.
  static func drawn(_ activations: [Activation]) -> [SVGElement] {
    let sides = Set(activations.map(\.side)).sorted()
    return (0...3).flatMap { level in
      sides.compactMap { side in
        let outlines = activations.filter { $0.level == level && $0.side == side }
        guard !outlines.isEmpty else { return nil }
        return .path(outlines.flatMap(\.outline), class: "bar \(side.className)")
      }
    }
  }

  private var outline: [PathStep] {
    let left = x - Self.width / 2 + Double(level) * 2
    let right = left + Self.width
    return [
      .move(Point(x: left, y: top)), .line(Point(x: right, y: top)),
      .line(Point(x: right, y: bottom)), .line(Point(x: left, y: bottom)), .close,
    ]
  }
}

/// The positions of lifelines, from left to right, and of rows, from top to bottom.
///
/// The text of the rows is to the right of all lifelines and crosses none.
struct SequenceLayout {
  /// The distance between lifelines.
  static let gap = 16.0
  /// The distance between rows.
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

  /// Returns the x coordinate of a participant's lifeline; the left edge for external events.
  func x(_ participant: Participant.ID?) -> Double {
    guard let participant, let column = columns[participant] else { return 0 }
    return (Double(column) + 0.5) * Self.gap
  }

  /// Returns the y coordinate of the middle of a row.
  func y(_ row: Int) -> Double {
    Self.headHeight + (Double(row) + 0.5) * Self.rowHeight
  }
}
