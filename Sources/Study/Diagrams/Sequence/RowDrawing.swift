/// A row as a mark on or between the lifelines, with a single path where possible.
///
/// It is drawn at the top of the sheet, so that equal marks have equal bytes in every row.
struct RowDrawing {
  let row: SequenceRow
  let layout: SequenceLayout

  private var y: Double { 0 }
  private var from: Double { layout.x(row.from) }
  private var to: Double { layout.x(row.to) }

  /// The mark; empty for an input, and for a creation without a creator.
  var elements: [SVGElement] {
    switch row.kind {
    case .input: []
    case .resume: [path(clock(at: to), "clock")]
    case .call: [path(line(stopping: 6) + filledHead, "call")]
    case .notify: [path(line(stopping: 4), "notify"), path(openHead, "tip")]
    case .read: [path(reading, "read")]
    case .own: [path(hook, "own")]
    case .create: row.from == nil ? [] : [path(line(stopping: Badge.width / 2), "create")]
    case .state: [path(diamond, "state")]
    case .effect: [path(effect, row.isRedundant ? "effect redundant" : "effect")]
    case .navigate: [path(effect, "navigate")]
    case .schedule: [path(clock(at: row.to == nil ? from : to), "clock")]
    case .bind, .unbind: [tie]
    case .destroy:
      [
        path(
          ([row.to].compactMap(\.self) + row.others).flatMap { cross(at: layout.x($0)) }, "destroy")
      ]
    }
  }

  private func path(_ steps: [PathStep], _ name: String) -> SVGElement { .path(steps, class: name) }
}

// MARK: Marks

extension RowDrawing {
  private var direction: Double { to >= from ? 1 : -1 }

  private var tip: Point { Point(x: to - direction * 3, y: y) }

  private func barb(_ side: Double) -> Point { Point(x: tip.x - direction * 5, y: y + side * 3) }

  /// The arrowhead of a command.
  private var filledHead: [PathStep] {
    [.move(tip), .line(barb(-1)), .line(barb(1)), .close]
  }

  /// The arrowhead of a notification: two strokes, which are solid although the line is dashed.
  private var openHead: [PathStep] { [.move(barb(-1)), .line(tip), .line(barb(1))] }

  /// A line to the participant that is read, with a small ring at its end.
  private var reading: [PathStep] {
    line(stopping: 5) + [
      .circle(center: Point(x: to - direction * 2.5, y: y), radius: 2.5)
    ]
  }

  /// Returns a line between the two participants that ends at a distance from the second.
  private func line(stopping distance: Double) -> [PathStep] {
    [
      .move(Point(x: row.from == nil ? from : from + direction * 3, y: y)),
      .line(Point(x: to - direction * distance, y: y)),
    ]
  }

  private var hook: [PathStep] {
    [
      .move(Point(x: to + 3, y: y - 4)), .line(Point(x: to + 8, y: y - 4)),
      .line(Point(x: to + 8, y: y + 1)), .line(Point(x: to + 4, y: y + 1)),
    ]
  }

  /// A diamond at the participant whose value changes, at the end of the writer's line.
  private var diamond: [PathStep] {
    written(stopping: 4) + [
      .move(Point(x: to, y: y - 4)), .line(Point(x: to + 4, y: y)), .line(Point(x: to, y: y + 4)),
      .line(Point(x: to - 4, y: y)), .close,
    ]
  }

  /// A square at the participant that shows the effect.
  private var effect: [PathStep] {
    let (left, right, top, bottom) = (to - 3.5, to + 3.5, y - 3.5, y + 3.5)
    return written(stopping: 3.5) + [
      .move(Point(x: left, y: top)), .line(Point(x: right, y: top)),
      .line(Point(x: right, y: bottom)), .line(Point(x: left, y: bottom)), .close,
    ]
  }

  /// Returns the line from the writer; empty if the owner writes, or no participant does.
  private func written(stopping distance: Double) -> [PathStep] {
    from == to || row.from == nil ? [] : line(stopping: distance)
  }

  private func cross(at x: Double) -> [PathStep] {
    [
      .move(Point(x: x - 3, y: y - 3)), .line(Point(x: x + 3, y: y + 3)),
      .move(Point(x: x + 3, y: y - 3)), .line(Point(x: x - 3, y: y + 3)),
    ]
  }

  private func clock(at x: Double) -> [PathStep] {
    [
      .circle(center: Point(x: x, y: y), radius: 5), .move(Point(x: x, y: y - 3)),
      .line(Point(x: x, y: y)), .line(Point(x: x + 2, y: y)),
    ]
  }

  /// A curve between source and sink, like a tie between two notes, with a ring at the sink.
  private var tie: SVGElement {
    guard from != to else {
      return path([.circle(center: Point(x: from, y: y), radius: 2.5)], "ring")
    }
    let middle = Point(x: (from + to) / 2, y: y - 8)
    return .group(
      [
        path(
          [.move(Point(x: from, y: y + 2)), .curve(control: middle, to: Point(x: to, y: y + 2))],
          "tie"),
        path([.circle(center: Point(x: to, y: y + 2), radius: 2.5)], "ring"),
      ], class: row.kind.rawValue)
  }
}
