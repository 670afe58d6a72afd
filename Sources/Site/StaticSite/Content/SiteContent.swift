import Diagnostics
import Documents
import Sequences
public import SiteFiles
import SiteLinks
public import SiteTemplates

/// All of `content/`: texts, data, and files to copy.
public struct SiteContent: Sendable {
  /// The folder.
  public let folder: SourceFolder
  /// The texts, by path.
  public private(set) var texts: [ContentText] = []
  /// Images and the like, copied to where they are below `content/`, but for those that only
  /// drafts name.
  public private(set) var files: [OutputFile] = []
  /// The texts at fault, by path: those that could not be read.
  public private(set) var unread: [UnreadText] = []
  /// The values in the files of `content/data/`, by name.
  public private(set) var data: [String: PageValue] = [:]
  private var pathsByFile: [String: String] = [:]
  /// The texts that are not published, by their paths below `content/`.
  private(set) var heldBack: [String: HeldBackText] = [:]
  /// Tells whether a file stays out as long as no published text names it.
  private(set) var mayWithhold = false
  private(set) var dataFiles: [SourceFolder.File] = []

  /// Creates a content of what its files were found to be, by path.
  init(folder: SourceFolder, entries: some Sequence<ContentEntry>) {
    self.folder = folder
    texts.reserveCapacity(entries.underestimatedCount)
    pathsByFile.reserveCapacity(entries.underestimatedCount)
    var drafts: [ContentText] = []
    for entry in entries {
      switch entry {
      case .text(let text):
        texts.append(text)
        pathsByFile[text.file.relativePath] = text.path
      case .unread(let text):
        unread.append(text)
        pathsByFile[text.file.relativePath] = text.path
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
    let withheld = Self.namesByFile(of: files, in: drafts)
    guard !withheld.isEmpty else { return }
    mayWithhold = true
    files.removeAll { file in
      withheld[file.path].map { name in !texts.contains { $0.names(name) } } ?? false
    }
  }

  /// The names of the files that stand beside texts which are held back, and that these name, by
  /// path: those that no published text names are as little meant to be seen as the draft.
  ///
  /// - Complexity: O(*n*) in the files, and in the bytes of the texts for each file that is beside
  ///   them.
  private static func namesByFile(
    of files: [OutputFile], in heldBack: [ContentText]
  ) -> [String: String] {
    guard !heldBack.isEmpty else { return [:] }
    let byFolder = Dictionary(grouping: heldBack) { SitePath.folder(of: $0.file.relativePath) }
    var names: [String: String] = [:]
    for file in files {
      guard let texts = byFolder[SitePath.folder(of: file.path)] else { continue }
      let name = String(file.path.split(separator: "/").last ?? "")
      if texts.contains(where: { $0.names(name) }) { names[file.path] = name }
    }
    return names
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

extension ContentText {
  /// Tells whether a file's name is written in the text, as it is or percent-encoded.
  ///
  /// It is not within a longer one: `a.png` is not written in `data.png`.
  fileprivate func names(_ file: String) -> Bool {
    Set([file, LinkAddress.encoded(file)]).contains { name in
      [document.body, image ?? ""].contains { text in
        text.ranges(of: name).contains { range in
          text[..<range.lowerBound].last.map { !($0.isLetter || $0.isNumber || "-_".contains($0)) }
            ?? true
        }
      }
    }
  }
}
