/// What a new thing begins with: files that are written, and lines that are added to files which exist.
///
/// All paths are relative to one folder, into which ``write(into:)`` writes.
public struct StartingPoint: Hashable, Sendable {
  /// The files, in the order in which they are best read.
  public internal(set) var files: [File]
  /// The lines that are added, in order.
  public internal(set) var insertions: [Insertion]

  /// A file and what stands in it.
  public struct File: Hashable, Sendable {
    /// Where it is to stand.
    public let path: String
    /// What is to stand in it.
    public let text: String
  }

  /// A starting point of these files and lines.
  init(files: [File], insertions: [Insertion] = []) {
    self.files = files
    self.insertions = insertions
  }
}
