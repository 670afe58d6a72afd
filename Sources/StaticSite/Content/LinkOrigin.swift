public import Diagnostics

/// Where an address was written.
public struct LinkOrigin: Hashable, Sendable {
  /// The address as it stands in the page's values.
  public let url: String
  /// Where it was written.
  public let location: SourceLocation

  /// Makes an origin.
  public init(url: String, location: SourceLocation) {
    self.url = url
    self.location = location
  }
}
