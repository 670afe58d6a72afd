import Identifiers
public import Samples

/// A right implementation of a sample in another manner of its pattern, shown beside the pattern's
/// own.
///
/// It is a module that mirrors the pattern's: what differs is a file at the path that it has there,
/// and what is the same is a link. In every scenario of the sample it shows the same frames as the
/// pattern's own, unless its text says in which it fails, and why.
public nonisolated struct Variant: Exhibit {
  public static let kind = ExhibitKind.variant
  public let id: String
  public let implementation: Implementation

  /// The app under the variant's own name, as it is played beside the pattern's own.
  public var named: Implementation { implementation.renamed(PatternID(id)) }

  /// A variant.
  ///
  /// - Parameters:
  ///   - id: The name in addresses, which is also that of its module, as Swift writes it.
  ///   - implementation: The app, under the pattern of which it is a variant.
  init(_ id: String, of implementation: Implementation) {
    self.id = id
    self.implementation = implementation
  }
}
