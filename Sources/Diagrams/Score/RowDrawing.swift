import Trace

/// One row as shapes: its mark on or between the lifelines, and its words.
struct RowDrawing {
  let row: Row
  let index: Int
  let staff: Staff

  private var y: Double { staff.y(index) }
  private var from: Double { staff.x(row.from) }
  private var to: Double { staff.x(row.to) }

  var element: Element {
    let isQuiet = row.event.redundant == true
    let name = "row \(row.kind.rawValue)" + (isQuiet ? " redundant" : "")
    return .group(mark + words, class: name).titled(title)
  }

  private var title: String {
    let who = ([row.from, row.to].compactMap(\.self) + row.others).joined(separator: " → ")
    let what = [row.shownLabel, row.value].compactMap(\.self).joined(separator: " ")
    return who.isEmpty ? what : "\(who): \(what)"
  }

  private var mark: [Element] {
    switch row.kind {
    case .input: []
    case .resume: [clock(at: to)]
    case .call, .notify: arrow
    case .own: [hook]
    case .create: row.from == nil ? [] : [line(stopping: Badge.width / 2)]
    case .state: [diamond]
    case .effect: from == to || row.from == nil ? [square] : [line(stopping: 3), square]
    case .schedule: [clock(at: row.to == nil ? from : to)]
    case .bind, .unbind: tie
    case .destroy: ([row.to].compactMap(\.self) + row.others).map { cross(at: staff.x($0)) }
    }
  }
}

// MARK: Words

extension RowDrawing {
  private var words: [Element] {
    let isCue = row.kind == .input || row.kind == .resume
    let place = Point(x: staff.words, y: y + 3.5)
    let label = row.shownLabel
    let text = Element.text(Self.cut(label, to: 0), at: place, class: isCue ? "cue" : "name")
    guard let value = row.value, label.count < Staff.longestWords - 2 else { return [text] }
    let rest = Element(.tspan, text: " " + Self.cut(value, to: label.count + 1))
    return [text.containing(rest.with(.class, "value"))]
  }

  /// A text as far as there is room after some characters.
  private static func cut(_ text: String, to used: Int) -> String {
    let room = Staff.longestWords - used
    return text.count > room ? text.prefix(max(room - 1, 1)) + "…" : text
  }
}

// MARK: Marks

extension RowDrawing {
  private var arrow: [Element] {
    let direction = to >= from ? 1.0 : -1.0
    let tip = to - direction * 3
    let head = Element.path(
      [
        .move(Point(x: tip, y: y)), .line(Point(x: tip - direction * 5, y: y - 3)),
        .line(Point(x: tip - direction * 5, y: y + 3)), .close,
      ], class: "head")
    return [line(stopping: 6), head]
  }

  /// A line from the one to the other, as far as the other's mark.
  private func line(stopping distance: Double) -> Element {
    let direction = to >= from ? 1.0 : -1.0
    return .line(
      from: Point(x: row.from == nil ? from : from + direction * 3, y: y),
      to: Point(x: to - direction * distance, y: y), class: "message")
  }

  private var hook: Element {
    .path(
      [
        .move(Point(x: to + 3, y: y - 4)), .line(Point(x: to + 8, y: y - 4)),
        .line(Point(x: to + 8, y: y + 1)), .line(Point(x: to + 4, y: y + 1)),
      ], class: "message")
  }

  private var diamond: Element {
    .path(
      [
        .move(Point(x: to, y: y - 4)), .line(Point(x: to + 4, y: y)),
        .line(Point(x: to, y: y + 4)), .line(Point(x: to - 4, y: y)), .close,
      ], class: "note")
  }

  private var square: Element {
    .rect(x: to - 3.5, y: y - 3.5, width: 7, height: 7, class: "note")
  }

  private func cross(at x: Double) -> Element {
    .path(
      [
        .move(Point(x: x - 3, y: y - 3)), .line(Point(x: x + 3, y: y + 3)),
        .move(Point(x: x + 3, y: y - 3)), .line(Point(x: x - 3, y: y + 3)),
      ], class: "message")
  }

  private func clock(at x: Double) -> Element {
    .group(
      [
        .circle(at: Point(x: x, y: y), radius: 5, class: "face"),
        .path(
          [
            .move(Point(x: x, y: y - 3)), .line(Point(x: x, y: y)), .line(Point(x: x + 2, y: y)),
          ], class: "message"),
      ], class: "clock")
  }

  /// A slur between source and sink, as music ties two notes.
  private var tie: [Element] {
    guard from != to else {
      return [.circle(at: Point(x: from, y: y), radius: 2.5, class: "face")]
    }
    let middle = Point(x: (from + to) / 2, y: y - 8)
    return [
      .path(
        [.move(Point(x: from, y: y + 2)), .curve(control: middle, to: Point(x: to, y: y + 2))],
        class: "tie"),
      .circle(at: Point(x: from, y: y + 2), radius: 1.5, class: "dot"),
      .circle(at: Point(x: to, y: y + 2), radius: 2.5, class: "face"),
    ]
  }
}
