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
  /// The texts, in path order.
  public private(set) var texts: [ContentText] = []
  /// Images and other files, copied to the same paths, except those that only drafts name.
  public private(set) var files: [OutputFile] = []
  /// The texts that could not be read, in path order.
  public private(set) var unread: [UnreadText] = []
  /// The values in the files of `content/data/`, by name.
  public private(set) var data: [String: PageValue] = [:]
  private var pathsByFile: [String: String] = [:]
  /// The texts that are not published, by their paths below `content/`.
  private(set) var heldBack: [String: HeldBackText] = [:]
  /// Indicates whether a file may be withheld until a published text names it.
  private(set) var mayWithhold = false
  private(set) var dataFiles: [SourceFolder.File] = []

  /// Creates the content from the entries of its files, which must be in path order.
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

  /// Returns the names of files that held-back texts in the same folder mention, by path.
  ///
  /// Such a file is not published either, unless a published text mentions it.
  ///
  /// - Complexity: O(*n*) in the files, and in the bytes of texts for each file beside them.
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
  /// Returns the texts of a kind by its name, ordered by weight and then by path.
  public func texts(ofKind kind: String) -> [ContentText] {
    texts.filter { $0.kind == kind }
      .sorted { ($0.weight, $0.file.relativePath) < ($1.weight, $1.file.relativePath) }
  }

  /// Returns the texts of a kind without its own keys, in the same order.
  public func texts(of kind: ContentKind<Void>) -> [ContentText] { texts(ofKind: kind.name) }

  /// Returns the texts of a kind with their headers, in the same order.
  public func texts<Header>(of kind: ContentKind<Header>) -> [TextOfKind<Header>] {
    texts(ofKind: kind.name).compactMap { TextOfKind($0, of: kind) }
  }

  /// Returns the texts of a kind that could not be read.
  public func unread(of kind: ContentKind<some Sendable>) -> [UnreadText] {
    unread.filter { $0.kind == kind.name }
  }
}

extension SiteContent {
  /// Replaces the text that was read from the same file and whose page has the same path.
  ///
  /// - Returns: `true` if there is such a text.
  /// - Complexity: O(log *n*), if the content is uniquely referenced.
  mutating func replace(with text: ContentText) -> Bool {
    let path = text.file.relativePath
    guard pathsByFile[path] == text.path else { return false }
    let index = texts.partitioningIndex { $0.file.relativePath >= path }
    guard index < texts.count, texts[index].file.relativePath == path else { return false }
    texts[index] = text
    return true
  }

  /// Returns the path of the page made from the text at a path below `content/`.
  func path(ofText relativePath: String) -> String? { pathsByFile[relativePath] }

  /// The paths of all texts below `content/`, in no particular order.
  var textPaths: some Sequence<String> { pathsByFile.keys }
}

extension ContentText {
  /// Indicates whether the text contains a file's name, as it is or percent-encoded.
  ///
  /// The end of a longer name does not count: `a.png` is not contained in `data.png`.
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
