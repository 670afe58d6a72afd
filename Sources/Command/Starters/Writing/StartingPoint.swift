/// A starting point for something new.
///
/// It consists of files to write or copy, and of lines to insert into existing files. All paths
/// except the sources of copies are relative to the folder passed to ``write(into:)``.
public struct StartingPoint: Hashable, Sendable {
  /// The files to write, in reading order.
  public internal(set) var files: [StarterFile]
  /// The files to copy, in order.
  public internal(set) var copies: [CopiedFile]
  /// The lines to insert, in order.
  public internal(set) var insertions: [Insertion]

  init(files: [StarterFile], copies: [CopiedFile] = [], insertions: [Insertion] = []) {
    self.files = files
    self.copies = copies
    self.insertions = insertions
  }
}

/// A file with its content.
public struct StarterFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The content of the file.
  public let text: String
}

/// A file that is copied unchanged.
public struct CopiedFile: Hashable, Sendable {
  /// The path of the original, relative to the working directory.
  public let source: String
  /// The path of the copy.
  public let path: String
}
