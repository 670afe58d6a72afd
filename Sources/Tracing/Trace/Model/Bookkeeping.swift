/// The internal work of a pattern's machinery: calls of a participant to itself, and private
/// state.
///
/// It is the same in every app, so drawings fold it into the row around it; recordings and metrics
/// contain it. The author of machinery decides by access level: a property whose changes a reader
/// should see is `private(set)` rather than `private`.
public struct Bookkeeping: Sendable, Hashable {
  private let files: Set<String>
  private let properties: Set<SourceLine>

  /// Creates the bookkeeping of some machinery.
  ///
  /// - Parameters:
  ///   - files: The files of the machinery, from the package's `Sources` folder on.
  ///   - properties: The lines that declare its private stored properties.
  public init(files: Set<String>, properties: Set<SourceLine>) {
    self.files = files
    self.properties = properties
  }

  /// The bookkeeping of a pattern without machinery.
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
