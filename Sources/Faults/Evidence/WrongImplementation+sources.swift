import Identifiers

/// Where the sources of the wrong implementations are in the package.
public nonisolated enum FaultFolders {
  /// All of them, with what proves them and what they share with the right ones.
  public static let all = "Sources/Faults"
  /// The folders of no wrong implementation.
  public static let shared = ["Evidence", "Right"]
}

extension WrongImplementation {
  /// The prefix of the names of its files and types, which is also the name of its folder:
  /// `StillHears`.
  public nonisolated var prefix: String { SourceFolders.name(for: id) }

  /// The folder of its files, from the package's root.
  public nonisolated var folder: String { "\(FaultFolders.all)/\(prefix)" }
}
