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
