public import Diagnostics
public import Trace

/// An expression that turns a value into what is seen.
///
/// That is a text with values in it, a text made of a value by `String`, or a colour that is named.
/// Not found are texts that are taken whole from the domain, and what a declared constant hides.
public struct Presentation: Sendable, Hashable {
  /// The expression as the source has it.
  public let expression: String
  /// The type in whose source it is.
  public let type: String
  /// That type's role.
  public let role: Role
  /// Where.
  public let location: SourceLocation
}
