import Identifiers

/// Where the sources of the wrong implementations are in the package.
public nonisolated enum ExhibitFolders {
  /// A folder for each wrong implementation.
  public static let wrongImplementations = "Sources/Exhibits/WrongImplementations"
  /// What they share with the right ones.
  public static let right = "Sources/Exhibits/Right"
}

extension WrongImplementation {
  /// The prefix of the names of its files and types, which is also the name of its folder:
  /// `StillHears`.
  public nonisolated var prefix: String { SourceFolders.name(for: id) }

  /// The folder of its files, from the package's root.
  public nonisolated var folder: String { "\(ExhibitFolders.wrongImplementations)/\(prefix)" }
}
