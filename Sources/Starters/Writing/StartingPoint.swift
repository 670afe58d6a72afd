/// What a new thing begins with: files that are written, and lines that are added to files which
/// exist.
///
/// All paths are relative to one folder, into which ``write(into:)`` writes.
public struct StartingPoint: Hashable, Sendable {
  /// The files, in the order in which they are best read.
  public internal(set) var files: [StarterFile]
  /// The lines that are added, in order.
  public internal(set) var insertions: [Insertion]

  /// A starting point of these files and lines.
  init(files: [StarterFile], insertions: [Insertion] = []) {
    self.files = files
    self.insertions = insertions
  }
}

/// A file and what is in it.
public struct StarterFile: Hashable, Sendable {
  /// The path to write it to.
  public let path: String
  /// What is to be in it.
  public let text: String
}
