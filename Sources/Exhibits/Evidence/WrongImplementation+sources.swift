extension WrongImplementation {
  /// The folder of the files that wrong implementations share with the right ones.
  public nonisolated static let rightFolder = "Sources/Exhibits/Right"

  /// The prefix of the names of its files and types: `StillHears`.
  public nonisolated var prefix: String { folderName }
}
