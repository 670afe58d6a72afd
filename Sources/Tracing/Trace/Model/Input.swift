/// An action of the script: a person's hand at the screen, the clock's, or the server's.
public struct Input: Sendable, Hashable {
  /// The action that is done, such as `tap` or `type`.
  public let verb: String
  /// The widget, tab or event that it is done to.
  public let target: String?
  /// With what: the text that is typed, the row that is selected.
  public let values: [TraceValue]
  /// The effect that it has on the app as a whole.
  public let purpose: Purpose

  /// The effect of an input on the app as a whole.
  public enum Purpose: String, Sendable, Hashable, Codable {
    /// It builds the app.
    case opensApp = "opens app"
    /// It uses the app that is open.
    case usesApp = "uses app"
    /// It releases the app, and with it everything that belongs to it.
    case leavesApp = "leaves app"
  }

  /// An input.
  public init(
    _ verb: String, target: String? = nil, values: [TraceValue] = [], purpose: Purpose = .usesApp
  ) {
    self.verb = verb
    self.target = target
    self.values = values
    self.purpose = purpose
  }
}

extension Input: CustomStringConvertible {
  /// The input as a line of a script: `type "vio" search`.
  public var description: String {
    ([verb] + values.map(\.text) + [target].compactMap(\.self)).joined(separator: " ")
  }
}
