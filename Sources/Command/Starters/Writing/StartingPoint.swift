/// The beginning of a new thing.
///
/// It consists of files that are written or copied, and of lines that are added to files which
/// exist.
///
/// All paths but those of what is copied are relative to one folder, into which ``write(into:)``
/// writes.
public struct StartingPoint: Hashable, Sendable {
  /// The files, in the order in which they are best read.
  public internal(set) var files: [StarterFile]
  /// The files that are copied, in order.
  public internal(set) var copies: [CopiedFile]
  /// The lines that are added, in order.
  public internal(set) var insertions: [Insertion]

  /// A starting point of these files and lines.
  init(files: [StarterFile], copies: [CopiedFile] = [], insertions: [Insertion] = []) {
    self.files = files
    self.copies = copies
    self.insertions = insertions
  }
}

/// A file and what is in it.
public struct StarterFile: Hashable, Sendable {
  /// The path to write it to.
  public let path: String
  /// The text that is to be in it.
  public let text: String
}

/// A file that is copied as it is.
public struct CopiedFile: Hashable, Sendable {
  /// The path at which it is, from the working directory.
  public let source: String
  /// The path to copy it to.
  public let path: String
}
