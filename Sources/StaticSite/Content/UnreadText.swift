public import Documents
public import SiteFiles

/// A text of `content/` that could not be read: what is known of it all the same.
public struct UnreadText: Sendable {
  /// The file.
  public let file: SourceFolder.File
  /// The name of its kind.
  public let kind: String
  /// Where its page would stand; see ``Page/path``.
  public let path: String
  /// The file's text, split, as far as that is possible.
  public let document: Document?

  /// The file's name without extension.
  public var name: String {
    let last = file.relativePath.split(separator: "/").last ?? ""
    return String(last.dropLast(".md".count))
  }
}

extension UnreadText {
  init(_ file: SourceFolder.File, kind: ContentKind) {
    self.init(
      file: file, kind: kind.name, path: kind.path(file.relativePath),
      document: (try? file.text()).flatMap { try? Document(path: file.path, text: $0) })
  }
}
