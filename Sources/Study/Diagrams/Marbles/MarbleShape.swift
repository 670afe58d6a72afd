/// The look of a marble, which says what happens.
public enum MarbleShape: Sendable, Hashable {
  /// A circle with a text in it: a value comes.
  case value(String)
  /// A small triangle, a bar, a cross and a square.
  case subscribed, completed, failed, cancelled

  private static let radius = 11.0
  private static let letter = 6.1

  /// The class by which a style sheet knows it.
  var name: String {
    switch self {
    case .value: "value"
    case .subscribed: "subscribed"
    case .completed: "completed"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }

  var isValue: Bool {
    if case .value = self { true } else { false }
  }

  /// Says whether nothing follows on the line.
  var isEnd: Bool {
    switch self {
    case .completed, .failed, .cancelled: true
    case .subscribed, .value: false
    }
  }

  /// The length of the line that it takes: a circle has room for two letters, and grows with more.
  var width: Double {
    guard case .value(let text) = self else { return 8 }
    return max(2 * Self.radius, Double(text.count) * Self.letter + 12)
  }

  func elements(at center: Point) -> [SVGElement] {
    switch self {
    case .value(let text):
      [
        .rect(
          x: center.x - width / 2, y: center.y - Self.radius, width: width,
          height: 2 * Self.radius),
        .text(text, at: Point(x: center.x, y: center.y + 4)),
      ]
    case .subscribed:
      [
        path([
          .move(Point(x: center.x - 4.5, y: center.y - 20)),
          .line(Point(x: center.x + 4.5, y: center.y - 20)),
          .line(Point(x: center.x, y: center.y - 13)), .close,
        ])
      ]
    case .completed:
      [
        path([
          .move(Point(x: center.x, y: center.y - 10)), .line(Point(x: center.x, y: center.y + 10)),
        ])
      ]
    case .failed:
      [
        path([
          .move(Point(x: center.x - 6, y: center.y - 6)),
          .line(Point(x: center.x + 6, y: center.y + 6)),
          .move(Point(x: center.x - 6, y: center.y + 6)),
          .line(Point(x: center.x + 6, y: center.y - 6)),
        ])
      ]
    case .cancelled:
      [.rect(x: center.x - 4.5, y: center.y - 4.5, width: 9, height: 9)]
    }
  }

  private func path(_ steps: [PathStep]) -> SVGElement { .path(steps, class: "stroke") }
}
