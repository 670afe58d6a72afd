import Sequences
public import Trace

/// A small picture of a whole scenario in one pattern: lanes by side, with one mark for each row
/// of its diagrams, in order.
///
/// Contours of several patterns are comparable: all that are drawn for the same ``length`` share a
/// scale, and each one's lanes end at its last mark. Marks are strokes, so that a page may stretch
/// the drawing to its width. All coordinates are whole numbers, because a site has a million of
/// them.
///
/// ```swift
/// let contour = Contour(sequences)
/// let svg = contour.svg(length: contour.length)
/// ```
public struct Contour: Sendable {
  /// The height of the drawing, in pixels.
  static let height = 64.0
  /// The width of a drawing that is not stretched, in pixels.
  static let width = 720.0
  /// The width of a mark in the drawing's units; it is even, so that the middle is a whole number.
  private static let unit = 2

  /// The sides that have a lane, from the screen to the model.
  public let sides: [Side]
  /// The number of marks in all steps.
  public let length: Int
  let steps: [[ContourMark]]

  /// Creates the contour of the steps of a scenario.
  ///
  /// - Parameters:
  ///   - sequences: The rows of each step, in order.
  ///   - badges: The badges of participants that have a lane even without a mark.
  public init(_ sequences: [StepSequence], badges: [Badge] = []) {
    let all = Set((sequences.flatMap(\.badges) + badges).map(\.participant))
    let known = Dictionary(keepingFirst: all.map { ($0.id, $0.side) })
    sides = Set(known.values).sorted()
    let lanes = Dictionary(
      keepingFirst: sides.enumerated().map { ($1, $0) })
    steps = sequences.map { sequence in
      sequence.rows.compactMap { row in
        ContourMark(
          row, from: row.from.flatMap { known[$0] }.flatMap { lanes[$0] },
          to: row.to.flatMap { known[$0] }.flatMap { lanes[$0] })
      }
    }
    length = steps.map(\.count).reduce(0, +)
  }

  /// Returns the contour as a picture that accompanies an equivalent text.
  ///
  /// - Parameter length: The number of marks in the whole width: the maximum of all contours.
  /// - Returns: An `svg` element that is coloured only by classes and may be stretched.
  public func svg(length: Int) -> String {
    Drawing(
      width: Double(max(length, 1) * Self.unit), height: Self.height,
      elements: lanes + [boundaries] + marks
    )
    .ornament(kind: "contour", shownWidth: Self.width)
  }

  /// A summary of its content: `240 marks in 12 steps, 31 of them on the screen`.
  public var description: String {
    let effects = steps.joined().count { $0.kind == .effect || $0.kind == .redundant }
    return
      "\(length.grouped) marks in \(steps.count) steps, \(effects.grouped) of them on the screen"
  }
}

// MARK: Strokes

extension Contour {
  private func y(_ lane: Int) -> Double {
    ((Double(lane) + 0.5) * Self.height / Double(max(sides.count, 1))).rounded()
  }

  /// Returns the x coordinate at which a number of marks ends.
  private func end(of count: Int) -> Double { Double(count * Self.unit) }

  /// The lanes, which end at the last mark, so that the contour's length is visible.
  private var lanes: [SVGElement] {
    sides.enumerated().map { lane, side in
      .path(
        [.move(Point(x: 0, y: y(lane))), .line(Point(x: end(of: length), y: y(lane)))],
        class: "lane \(side.className)")
    }
  }

  /// The boundaries between one step and the next.
  private var boundaries: SVGElement {
    var count = 0
    let strokes = steps.dropLast().flatMap { step -> [PathStep] in
      count += step.count
      let x = end(of: count)
      return [.move(Point(x: x, y: 0)), .line(Point(x: x, y: Self.height))]
    }
    return .path(strokes, class: "step")
  }

  /// A path for each kind of mark.
  private var marks: [SVGElement] {
    let all = steps.joined().enumerated()
    return ContourMark.ContourStroke.allCases.compactMap { kind in
      let strokes = all.filter { $1.kind == kind }.flatMap { index, mark -> [PathStep] in
        let x = end(of: index) + Double(Self.unit) / 2
        guard let from = mark.from, from != mark.to else {
          let middle = y(mark.to)
          return [.move(Point(x: x, y: middle - 3)), .line(Point(x: x, y: middle + 3))]
        }
        return [.move(Point(x: x, y: y(from))), .line(Point(x: x, y: y(mark.to)))]
      }
      return strokes.isEmpty ? nil : .path(strokes, class: kind.rawValue)
    }
  }
}

/// One mark of a contour: a message from one lane to another, or an event within one.
struct ContourMark: Sendable, Hashable {
  /// The kind of stroke; later kinds are drawn over earlier ones.
  enum ContourStroke: String, Sendable, Hashable, CaseIterable {
    /// The beginning or end of a life, a binding or a piece of work.
    case life
    case read, call, notify, state, effect, redundant
  }

  let kind: ContourStroke
  /// The lane of the acting participant; `nil` if there is none.
  let from: Int?
  /// The lane in which it ends.
  let to: Int

  /// Creates the mark of a row; `nil` if no participant is involved.
  init?(_ row: SequenceRow, from: Int?, to: Int?) {
    guard let lane = to ?? from else { return nil }
    let kind: ContourStroke? =
      switch row.kind {
      case .input: nil
      case .call, .own: .call
      case .read: .read
      case .notify: .notify
      case .state: .state
      case .effect, .navigate: row.isRedundant ? .redundant : .effect
      case .resume, .schedule, .bind, .unbind, .create, .destroy: .life
      }
    guard let kind else { return nil }
    self.kind = kind
    // A write is a mark within the lane of the written participant, whoever caused it.
    self.from = kind == .effect || kind == .redundant || kind == .state ? nil : from
    self.to = lane
  }
}
