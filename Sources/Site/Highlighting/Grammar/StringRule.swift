/// The rule by which strings of one sort begin and end.
public struct StringRule: Sendable {
  /// The mark that begins one.
  public var opening: String
  /// The mark that ends one.
  public var closing: String
  /// Tells whether a backslash takes away the meaning of what follows.
  public var escapes: Bool
  /// Tells whether a closing mark that is written twice represents itself.
  public var doubles: Bool
  /// Tells whether it may go on over the end of a line.
  public var isMultiline: Bool
  /// The code that may occur within it.
  public var interpolations: [Interpolation]

  /// Creates a rule; what ends a string is what begins it, unless another mark is given.
  public init(
    _ opening: String, _ closing: String? = nil, escapes: Bool = true, doubles: Bool = false,
    isMultiline: Bool = false, interpolations: [Interpolation] = []
  ) {
    self.opening = opening
    self.closing = closing ?? opening
    self.escapes = escapes
    self.doubles = doubles
    self.isMultiline = isMultiline
    self.interpolations = interpolations
  }
}

/// The rule by which code within a string begins and ends.
public struct Interpolation: Sendable {
  /// The mark that begins it: `${`.
  public var opening: String
  /// The character that ends it; within the code it may occur in pairs with the opening's last.
  public var closing: Unicode.Scalar
  /// A text that looks like a beginning and is none: `{{`.
  public var literal: String?
  /// The character after which the rest tells how the value is written: `:` in Python.
  public var formatMark: Unicode.Scalar?

  /// Creates a rule.
  public init(
    _ opening: String, _ closing: Unicode.Scalar, literal: String? = nil,
    formatMark: Unicode.Scalar? = nil
  ) {
    self.opening = opening
    self.closing = closing
    self.literal = literal
    self.formatMark = formatMark
  }
}
