/// A stream as a marble diagram draws it: a line, and the marbles on it.
public struct MarbleTrack: Sendable, Hashable {
  /// The name above the line.
  public let name: String
  /// The class by which a style sheet knows what sort of stream it is.
  public let className: String
  /// The moment at which the line begins, in milliseconds; `nil` if it never does.
  public let start: Int?
  /// Says whether its values come from outside, so that each marks its moment on the scale.
  public let isSource: Bool
  /// The lines of the expression that gives the stream, which stand above it; none for a source.
  public let expression: [String]
  /// The events, first to last.
  public let marbles: [DrawnMarble]

  /// A line with its marbles.
  public init(
    _ name: String, className: String, start: Int?, isSource: Bool, expression: [String] = [],
    marbles: [DrawnMarble]
  ) {
    self.name = name
    self.className = className
    self.start = start
    self.isSource = isSource
    self.expression = expression
    self.marbles = marbles
  }
}

/// A marble as it is drawn.
public struct DrawnMarble: Sendable, Hashable {
  /// The time since the run began, in milliseconds.
  public let time: Int
  /// Its look.
  public let shape: MarbleShape
  /// The event in words that follow the line's name: `hears 10`.
  public let sentence: String

  /// A marble at a moment.
  public init(at time: Int, _ shape: MarbleShape, sentence: String) {
    self.time = time
    self.shape = shape
    self.sentence = sentence
  }
}

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
