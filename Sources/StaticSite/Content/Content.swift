public import Diagnostics

/// All of `content/`: texts, and files to copy.
public struct Content: Sendable {
  /// The folder.
  public let folder: SourceFolder
  /// The texts, by path.
  public let texts: [ContentText]
  /// Images and the like, copied to where they stand below `content/`.
  public let files: [OutputFile]
  /// The texts at fault, by path: those that could not be read.
  public let unread: [UnreadText]
  private let pathsByFile: [String: String]

  /// Reads a content folder.
  ///
  /// Texts are the files named `.md`. Of the others those named `.yml`, `.yaml` and `.json` are for whoever asks for them, the
  /// rest is copied. Texts under way (`draft: true`) are read and checked but not kept, unless asked for.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - kinds: What the texts of its folders are; ``ContentKind/page`` is added.
  ///   - includesDrafts: Whether texts under way are kept.
  /// - Throws: Every fault of every file.
  public init(
    from folder: SourceFolder, kinds: [ContentKind] = [], includesDrafts: Bool = false
  ) throws(DiagnosticError) {
    let collector = DiagnosticCollector()
    try self.init(
      from: folder, kinds: kinds, includesDrafts: includesDrafts, reportingTo: collector)
    try collector.throwErrors()
  }

  /// Reads a content folder, as far as it is without fault.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - kinds: What the texts of its folders are; ``ContentKind/page`` is added.
  ///   - includesDrafts: Whether texts under way are kept.
  ///   - collector: Told every fault of every file; those texts are in ``unread``.
  /// - Throws: That the folder cannot be read.
  public init(
    from folder: SourceFolder, kinds: [ContentKind] = [], includesDrafts: Bool = false,
    reportingTo collector: DiagnosticCollector
  ) throws(DiagnosticError) {
    var texts: [ContentText] = []
    var unread: [UnreadText] = []
    var others: [OutputFile] = []
    for file in try folder.files() {
      switch file.pathExtension {
      case "md":
        let kind = Self.kind(of: file, among: kinds)
        let text = collector.collect { () throws(DiagnosticError) in
          try ContentText(file, kind: kind)
        }
        if let text {
          if includesDrafts || !text.isDraft { texts.append(text) }
        } else {
          unread.append(UnreadText(file, kind: kind))
        }
      case "yml", "yaml", "json": break
      default:
        let bytes = collector.collect { () throws(DiagnosticError) in try file.bytes() }
        if let bytes { others.append(OutputFile(path: file.relativePath, bytes: bytes)) }
      }
    }
    self.folder = folder
    self.texts = texts
    self.unread = unread
    files = others
    pathsByFile = Dictionary(
      texts.map { ($0.file.relativePath, $0.path) }
        + unread.map { ($0.file.relativePath, $0.path) }
    ) { first, _ in first }
  }

  /// The texts of a kind, the lighter first, then by path.
  public func texts(ofKind kind: String) -> [ContentText] {
    texts.filter { $0.kind == kind }
      .sorted { ($0.weight, $0.file.relativePath) < ($1.weight, $1.file.relativePath) }
  }

  private static func kind(of file: SourceFolder.File, among kinds: [ContentKind]) -> ContentKind {
    let fitting = kinds.filter { file.relativePath.hasPrefix($0.folder) }
    return fitting.max { $0.folder.count < $1.folder.count } ?? .page
  }
}

extension Content {
  /// The path of the page made from a text, by the text's path below `content/`.
  func path(ofText relativePath: String) -> String? { pathsByFile[relativePath] }

  /// The paths of all texts below `content/`, sorted.
  var textPaths: [String] { pathsByFile.keys.sorted() }
}
