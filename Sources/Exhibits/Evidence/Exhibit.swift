import Identifiers
public import Samples

/// An implementation that is shown beside the pattern's own of the same sample.
///
/// It is in no catalogue, no matrix and no count of patterns.
public nonisolated protocol Exhibit: Sendable, Identifiable<String> {
  /// The sort of the exhibit.
  static var kind: ExhibitKind { get }
  /// The name in addresses, which is also that of its folder, as Swift writes it.
  var id: String { get }
  /// The app, under the pattern in whose manner it is written.
  var implementation: Implementation { get }
}

/// The sorts of exhibits.
public nonisolated enum ExhibitKind: Sendable, Hashable, CaseIterable {
  /// A mistake that is made in the wild.
  case wrongImplementation
  /// A right implementation in another manner of the pattern.
  case variant
}

extension ExhibitKind {
  /// The name that people have for one of them.
  public nonisolated var name: String {
    switch self {
    case .wrongImplementation: "wrong implementation"
    case .variant: "variant"
    }
  }

  /// The folder in the package that has the sources, a folder for each.
  public nonisolated var folder: String {
    switch self {
    case .wrongImplementation: "Sources/Exhibits/WrongImplementations"
    case .variant: SourceFolders.variants
    }
  }

  /// The folder in the site's content that has the texts, a text for each.
  public nonisolated var texts: String {
    switch self {
    case .wrongImplementation: "faults"
    case .variant: "variants"
    }
  }
}

extension Exhibit {
  /// The name of its folder: `StillHears` for `still-hears`.
  public nonisolated var folderName: String { SourceFolders.name(for: id) }

  /// The folder of its files, from the package's root.
  public nonisolated var folder: String { "\(Self.kind.folder)/\(folderName)" }
}
