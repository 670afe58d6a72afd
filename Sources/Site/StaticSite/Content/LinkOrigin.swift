public import Diagnostics

/// Where an address was written.
public struct LinkOrigin: Hashable, Sendable {
  /// The address as it is in the page's values.
  public let url: String
  /// Where it was written.
  public let location: SourceLocation
  /// The address as its writer wrote it.
  public let written: String

  /// Makes an origin; what was written is the address itself if not given.
  public init(url: String, location: SourceLocation, written: String? = nil) {
    self.url = url
    self.location = location
    self.written = written ?? url
  }
}
