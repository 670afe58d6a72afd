public import Documents
public import SiteFiles

/// A text of `content/` that could not be read: what is known of it all the same.
public struct UnreadText: Sendable {
  /// The file.
  public let file: SourceFolder.File
  /// The name of its kind.
  public let kind: String
  /// The path that its page would have; see ``Page/path``.
  public let path: String
  /// The file's text, split, as far as that is possible.
  public let document: Document?
  /// The text as far as its front matter could be read, so that its body can be checked; `nil` if
  /// it has none.
  let provisional: ContentText?

  /// The file's name without extension.
  public var name: String { TextFileName.bare(file.relativePath) }
}

extension UnreadText {
  init(_ file: SourceFolder.File, kind: AnyContentKind, rules: FrontMatterRules) {
    let bytes = try? file.bytes(atMost: ContentText.longest)
    let document = bytes.flatMap { try? Document(path: file.path, bytes: $0) }
    let body = document ?? bytes.flatMap { Document(withoutFrontMatter: file.path, bytes: $0) }
    self.init(
      file: file, kind: kind.name, path: kind.path(file.relativePath), document: document,
      provisional: body.flatMap {
        ContentText.provisional(file, document: $0, kind: kind, rules: rules)
      })
  }
}
