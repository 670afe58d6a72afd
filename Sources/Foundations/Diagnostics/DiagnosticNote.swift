/// Another place that belongs to a fault, for instance where a name was defined first.
public struct DiagnosticNote: Hashable, Sendable {
  /// The other place.
  public let location: SourceLocation
  /// What it has to do with the fault, in one line without a full stop.
  public let message: String

  /// Makes a note.
  public init(at location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }
}
