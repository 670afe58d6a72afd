import Diagnostics
import Sequences
public import SiteFiles
public import SiteTemplates

/// All of `content/`: texts, data, and files to copy.
public struct SiteContent: Sendable {
  /// The folder.
  public let folder: SourceFolder
  /// The texts, by path.
  public private(set) var texts: [ContentText]
  /// Images and the like, copied to where they are below `content/`, but for ``WithheldFiles``.
  public let files: [OutputFile]
  /// The texts at fault, by path: those that could not be read.
  public let unread: [UnreadText]
  /// The values in the files of `content/data/`, by name.
  public let data: [String: PageValue]
  private let pathsByFile: [String: String]
  /// The texts that are not published, by their paths below `content/`.
  let heldBack: [String: HeldBackText]

  /// Tells whether a file stays out as long as no published text names it.
  let mayWithhold: Bool
  /// The files of `content/data/`.
  let dataFiles: [SourceFolder.File]

  /// Creates a content of what its files were found to be, by path.
  init(folder: SourceFolder, entries: some Sequence<ContentEntry>) {
    var texts: [ContentText] = []
    var unread: [UnreadText] = []
    var files: [OutputFile] = []
    var data: [String: PageValue] = [:]
    var pathsOfTexts: [String: String] = [:]
    pathsOfTexts.reserveCapacity(entries.underestimatedCount)
    texts.reserveCapacity(entries.underestimatedCount)
    var heldBack: [String: HeldBackText] = [:]
    var dataFiles: [SourceFolder.File] = []
    var drafts: [ContentText] = []
    for entry in entries {
      switch entry {
      case .text(let text):
        texts.append(text)
        pathsOfTexts[text.file.relativePath] = text.path
      case .unread(let text):
        unread.append(text)
        pathsOfTexts[text.file.relativePath] = text.path
      case .file(let file): files.append(file)
      case .data(let name, let value, let file):
        data[name] = value
        dataFiles.append(file)
      case .heldBack(let text, let reason):
        heldBack[text.file.relativePath] = HeldBackText(path: text.path, reason: reason)
        drafts.append(text)
      case .other: break
      }
    }
    self.folder = folder
    self.texts = texts
    self.unread = unread
    let withheld = WithheldFiles(heldBack: drafts, files: files)
    mayWithhold = !withheld.isEmpty
    let paths = withheld.isEmpty ? [] : withheld.paths(publishing: texts)
    self.files = paths.isEmpty ? files : files.filter { !paths.contains($0.path) }
    self.data = data
    pathsByFile = pathsOfTexts
    self.heldBack = heldBack
    self.dataFiles = dataFiles
  }

}

extension SiteContent {
  /// The texts of the kind of a name, the lighter first, then by path.
  public func texts(ofKind kind: String) -> [ContentText] {
    texts.filter { $0.kind == kind }
      .sorted { ($0.weight, $0.file.relativePath) < ($1.weight, $1.file.relativePath) }
  }

  /// The texts of a kind without keys of its own, in the same order.
  public func texts(of kind: ContentKind<Void>) -> [ContentText] { texts(ofKind: kind.name) }

  /// The texts of a kind with their headers, in the same order.
  public func texts<Header>(of kind: ContentKind<Header>) -> [TextOfKind<Header>] {
    texts(ofKind: kind.name).compactMap { TextOfKind($0, of: kind) }
  }

  /// The texts of a kind that could not be read.
  public func unread(of kind: ContentKind<some Sendable>) -> [UnreadText] {
    unread.filter { $0.kind == kind.name }
  }
}

extension SiteContent {
  /// Puts a text in the place of the one that was read from the same file, and whose page is at the
  /// same path.
  ///
  /// - Returns: Whether there is such a text.
  /// - Complexity: O(log *n*), if nothing else holds the content.
  mutating func replace(with text: ContentText) -> Bool {
    let path = text.file.relativePath
    guard pathsByFile[path] == text.path else { return false }
    let index = texts.partitioningIndex { $0.file.relativePath >= path }
    guard index < texts.count, texts[index].file.relativePath == path else { return false }
    texts[index] = text
    return true
  }

  /// The path of the page made from a text, by the text's path below `content/`.
  func path(ofText relativePath: String) -> String? { pathsByFile[relativePath] }

  /// The paths of all texts below `content/`, in no order.
  var textPaths: some Sequence<String> { pathsByFile.keys }
}
