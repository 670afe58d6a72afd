/// The work of a pattern's machinery within one of its participants: a participant calls itself, or
/// writes a property of its own that no other source can name.
///
/// It is the same whatever the app, so that drawings fold it into the row in which it happens.
/// Recordings and numbers have all of it. The author of machinery decides by an access level: a
/// property that a reader should see change is `private(set)` rather than `private`.
public struct Bookkeeping: Sendable, Hashable {
  private let files: Set<String>
  private let properties: Set<SourceLine>

  /// The bookkeeping of some machinery.
  ///
  /// - Parameters:
  ///   - files: The files of the machinery, from the package's `Sources` folder on.
  ///   - properties: Where its private stored properties are declared.
  public init(files: Set<String>, properties: Set<SourceLine>) {
    self.files = files
    self.properties = properties
  }

  /// Of a pattern without machinery.
  public static let none = Bookkeeping(files: [], properties: [])

  /// Returns whether an event is bookkeeping.
  public func contains(_ event: Event) -> Bool {
    guard let participant = event.from, participant == event.to, let location = event.location
    else {
      return false
    }
    return switch event.kind {
    case .call: files.contains(location.file)
    case .state: properties.contains(location)
    default: false
    }
  }
}
