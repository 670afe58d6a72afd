/// Why a piece of code is shown plain though its language is known.
public struct PlainCode: Error, Hashable, Sendable {
  /// The reason, as a part of a sentence: `it is nested too deeply`.
  public let reason: String
  /// The line of the code that is the reason, counted from 1.
  public let line: Int

  /// Names a reason.
  public init(_ reason: String, line: Int = 1) {
    self.reason = reason
    self.line = line
  }
}
