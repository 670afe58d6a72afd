/// A text of `content/` that could not be read: what is known of it all the same.
public struct UnreadText: Sendable {
  /// The file.
  public let file: SourceFolder.File
  /// The name of its kind.
  public let kind: String
  /// Where its page would stand; see ``Page/path``.
  public let path: String

  /// The file's name without extension.
  public var name: String {
    let last = file.relativePath.split(separator: "/").last ?? ""
    return String(last.dropLast(".md".count))
  }
}
