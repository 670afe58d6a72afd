public import Diagnostics
import Parallel

/// All of `content/`: texts, data, and files to copy.
public struct Content: Sendable {
  /// The folder.
  public let folder: SourceFolder
  /// The texts, by path.
  public private(set) var texts: [ContentText]
  /// Images and the like, copied to where they stand below `content/`.
  public let files: [OutputFile]
  /// The texts at fault, by path: those that could not be read.
  public let unread: [UnreadText]
  /// What the files of `content/data/` hold, by name.
  public let data: [String: PageValue]
  private let pathsByFile: [String: String]

  /// Reads a content folder.
  ///
  /// Texts are the files named `.md`. Of the others, those named `.yml`, `.yaml` and `.json` are data if they stand in
  /// `data/`, and else for whoever asks for them; the rest is copied. Texts under way (`draft: true`) are read and
  /// checked but not kept, unless asked for.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - kinds: What the texts of its folders are; ``ContentKind/page`` is added.
  ///   - taxonomies: The keys under which texts name terms.
  ///   - includesDrafts: Whether texts under way are kept.
  /// - Throws: Every fault of every file.
  public init(
    from folder: SourceFolder, kinds: [ContentKind] = [],
    taxonomies: [String] = SiteConfiguration.standardTaxonomies, includesDrafts: Bool = false
  ) throws(DiagnosticError) {
    let collector = DiagnosticCollector()
    try self.init(
      from: folder, kinds: kinds, taxonomies: taxonomies, includesDrafts: includesDrafts,
      reportingTo: collector)
    try collector.throwErrors()
  }

  /// Reads a content folder, as far as it is without fault.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - kinds: What the texts of its folders are; ``ContentKind/page`` is added.
  ///   - taxonomies: The keys under which texts name terms.
  ///   - includesDrafts: Whether texts under way are kept.
  ///   - collector: Told every fault of every file; those texts are in ``unread``.
  /// - Throws: That the folder cannot be read.
  public init(
    from folder: SourceFolder, kinds: [ContentKind] = [],
    taxonomies: [String] = SiteConfiguration.standardTaxonomies, includesDrafts: Bool = false,
    reportingTo collector: DiagnosticCollector
  ) throws(DiagnosticError) {
    let reader = ContentReader(
      kinds: kinds, taxonomies: taxonomies, includesDrafts: includesDrafts)
    let read = try folder.files().concurrentMap(reader.read)
    collector.report(contentsOf: read.flatMap(\.faults))
    self.init(folder: folder, entries: read.lazy.map(\.entry))
  }

  /// Makes a content of what its files were found to be, by path.
  init(folder: SourceFolder, entries: some Sequence<ContentEntry>) {
    var texts: [ContentText] = []
    var unread: [UnreadText] = []
    var files: [OutputFile] = []
    var data: [String: PageValue] = [:]
    var paths: [String: String] = [:]
    for entry in entries {
      switch entry {
      case .text(let text):
        texts.append(text)
        paths[text.file.relativePath] = text.path
      case .unread(let text):
        unread.append(text)
        paths[text.file.relativePath] = text.path
      case .file(let file): files.append(file)
      case .data(let name, let value): data[name] = value
      case .draft, .other: break
      }
    }
    self.folder = folder
    self.texts = texts
    self.unread = unread
    self.files = files
    self.data = data
    pathsByFile = paths
  }

  /// The texts of a kind, the lighter first, then by path.
  public func texts(ofKind kind: String) -> [ContentText] {
    texts.filter { $0.kind == kind }
      .sorted { ($0.weight, $0.file.relativePath) < ($1.weight, $1.file.relativePath) }
  }
}

extension Content {
  /// Puts a text in the place of the one that was read from the same file, and whose page stands at the same path.
  ///
  /// - Returns: Whether there is such a text.
  /// - Complexity: O(log *n*), if nobody else holds the content.
  mutating func replace(with text: ContentText) -> Bool {
    let path = text.file.relativePath
    guard pathsByFile[path] == text.path else { return false }
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].file.relativePath < path { low = middle + 1 } else { high = middle }
    }
    guard low < texts.count, texts[low].file.relativePath == path else { return false }
    texts[low] = text
    return true
  }

  /// The path of the page made from a text, by the text's path below `content/`.
  func path(ofText relativePath: String) -> String? { pathsByFile[relativePath] }

  /// The paths of all texts below `content/`, sorted.
  var textPaths: [String] { pathsByFile.keys.sorted() }
}
