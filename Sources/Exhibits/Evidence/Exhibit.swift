import Identifiers
public import Samples

/// An implementation that is shown beside the pattern's own of the same sample.
///
/// It is in no catalogue, no matrix and no count of patterns.
public nonisolated protocol Exhibit: Sendable, Identifiable<String> {
  /// What sort of exhibit it is.
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
  /// What people call one of them.
  public nonisolated var name: String {
    switch self {
    case .wrongImplementation: "wrong implementation"
    case .variant: "variant"
    }
  }

  /// Where the sources are in the package, a folder for each.
  public nonisolated var folder: String {
    switch self {
    case .wrongImplementation: "Sources/Exhibits/WrongImplementations"
    case .variant: SourceFolders.variants
    }
  }

  /// Where the texts are in the site's content, a text for each.
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
