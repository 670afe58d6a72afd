/// A stream in a marble diagram: a line with marbles on it.
public struct MarbleTrack: Sendable, Hashable {
  /// The name above the line.
  public let name: String
  /// The class that identifies the kind of stream to style sheets.
  public let className: String
  /// The time at which the line begins, in milliseconds; `nil` if it never does.
  public let start: Int?
  /// Indicates whether its values come from outside, so that each has a guide to the scale.
  public let isSource: Bool
  /// The lines of the expression that produces the stream, shown above it; empty for a source.
  public let expression: [String]
  /// The events, in order.
  public let marbles: [DrawnMarble]

  /// Creates a line with its marbles.
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

/// A marble in a drawing.
public struct DrawnMarble: Sendable, Hashable {
  /// The time since the run began, in milliseconds.
  public let time: Int
  /// Its look.
  public let shape: MarbleShape
  /// The event in words that follow the line's name: `hears 10`.
  public let sentence: String

  /// Creates a marble at a time.
  public init(at time: Int, _ shape: MarbleShape, sentence: String) {
    self.time = time
    self.shape = shape
    self.sentence = sentence
  }
}

/// The look of a marble, which represents the kind of event.
public enum MarbleShape: Sendable, Hashable {
  /// A circle with a text in it: a value.
  case value(String)
  /// A small triangle, a bar, a cross and a square.
  case subscribed, completed, failed, cancelled

  private static let radius = 11.0
  private static let letter = 6.1

  /// The class that identifies it to style sheets.
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

  /// Indicates whether it ends the line.
  var isEnd: Bool {
    switch self {
    case .completed, .failed, .cancelled: true
    case .subscribed, .value: false
    }
  }

  /// The width of the marble: a circle has room for two characters, and grows with more.
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
