import Diagnostics
public import Documents
public import SiteFiles
import SiteTemplates

/// The kind and content of one file of `content/`.
enum ContentEntry: Sendable {
  /// A text to be published.
  case text(ContentText)
  /// A text that is not published, and the reason.
  case heldBack(ContentText, HoldReason)
  /// A text with errors.
  case unread(UnreadText)
  /// The values of a data file for templates, by the file's name, and the file.
  case data(String, PageValue, SourceFolder.File)
  /// A file to be copied, such as an image.
  case file(OutputFile)
  /// A file that is neither copied nor data, such as `site.yml` or one that only a report reads.
  case other
}

/// Reads the files of a content folder.
///
/// Files named `.md` are texts. In `data/`, files named `.yml`, `.yaml` and `.json` are data;
/// `site.yml` is the site's configuration; other files are copied. Drafts (`draft: true`) and
/// texts dated later than `until` are read but not published, unless the setup says so.
struct ContentReader: Sendable {
  let kinds: [AnyContentKind]
  let rules: FrontMatterRules
  /// The date after which texts are held back; `nil` holds back none.
  let until: CalendarDate?
  /// Indicates whether texts that would be held back are published.
  let includesDrafts: Bool

  func read(_ file: SourceFolder.File) -> (entry: ContentEntry, diagnostics: [Diagnostic]) {
    do throws(DiagnosticError) {
      return (try entry(file), [])
    } catch {
      let unread =
        file.pathExtension == "md"
        ? ContentEntry.unread(UnreadText(file, kind: kind(of: file), rules: rules)) : .other
      return (unread, error.diagnostics)
    }
  }

  /// Returns the kind of a text; the longest of several matching folders decides.
  func kind(of file: SourceFolder.File) -> AnyContentKind {
    kinds.filter { file.relativePath.hasPrefix($0.folder) }
      .max { $0.folder.count < $1.folder.count } ?? ContentKind.page.erased
  }

  /// Rejects `NOTES.MD` and `notes.markdown`: links, addresses and folder pages know only `.md`.
  private func checkExtension(of file: SourceFolder.File) throws(DiagnosticError) {
    guard !file.relativePath.hasSuffix(".md") else { return }
    let name = file.relativePath.split(separator: "/").last ?? ""
    let stem = name.dropLast(file.pathExtension.count + 1)
    throw DiagnosticError(
      .wrongName, at: SourceLocation(file: file.path),
      "the name of a text must end in '.md', in lower case",
      suggestion: "name the file '\(stem).md'")
  }

  private func entry(_ file: SourceFolder.File) throws(DiagnosticError) -> ContentEntry {
    switch file.pathExtension {
    case "md", "markdown", "mdown", "mkd", "mkdown":
      try checkExtension(of: file)
      let text = try ContentText.read(file, kind: kind(of: file), rules: rules)
      guard !includesDrafts, let reason = HoldReason(of: text, until: until) else {
        return .text(text)
      }
      return .heldBack(text, reason)
    case "yml", "yaml", "json":
      if let name = DataFile.name(of: file) { return .data(name, try DataFile.read(file), file) }
      if file.relativePath == "site.yml" || file.relativePath.hasPrefix(DataFile.folder) {
        return .other
      }
      fallthrough
    default:
      return .file(OutputFile(path: file.relativePath, copying: try file.stamp()))
    }
  }
}

/// A file of `content/data/`, which all templates can name: `data/team.yml` is `data.team`.
enum DataFile {
  static let folder = "data/"

  /// Returns the name that templates use for a file; `nil` if the file is not data.
  static func name(of file: SourceFolder.File) -> String? {
    guard file.relativePath.hasPrefix(folder),
      ["yml", "yaml", "json"].contains(file.pathExtension)
    else { return nil }
    let path = file.relativePath.dropFirst(folder.count).dropLast(file.pathExtension.count + 1)
    return path.contains("/") ? nil : String(path)
  }

  /// Reads a file.
  ///
  /// - Throws: The errors of the file, with their locations.
  static func read(_ file: SourceFolder.File) throws(DiagnosticError) -> PageValue {
    let text = try file.text()
    if file.pathExtension == "json" { return try JSONReader.value(of: text, file: file.path) }
    return try Value.parse(yaml: text, file: file.path).map(PageValue.init(data:)) ?? false
  }
}

/// The reason why a text is read and checked, but not published.
enum HoldReason: Hashable, Sendable {
  /// It is a draft: `draft: true`.
  case draft
  /// It is dated later than the texts that are published.
  case date(CalendarDate, until: CalendarDate)

  /// Creates the reason why a text is not published; `nil` if it is published.
  init?(of text: ContentText, until: CalendarDate?) {
    if text.isDraft {
      self = .draft
    } else if let until, let date = text.date, date.isLater(thanDayOf: until) {
      self = .date(date, until: until)
    } else {
      return nil
    }
  }

  /// Returns a diagnostic for a link to an unpublished text, by its path below `content/`.
  func diagnostic(ofLinkTo path: String, at location: SourceLocation?) -> Diagnostic {
    switch self {
    case .draft:
      Diagnostic(
        .brokenLink, at: location, "the text '\(path)' is a draft",
        explanation: "A draft is not published, so nothing can link to it.",
        suggestion: "delete this link, or 'draft: true' in that text")
    case .date(let date, let until):
      Diagnostic(
        .brokenLink, at: location, "the text '\(path)' is dated \(date.text) and held back",
        explanation:
          "Texts dated after \(until.text) ('until') are not published; nothing can link to them.",
        suggestion: "delete this link, or publish until \(date.text)")
    }
  }
}

struct HeldBackText: Hashable, Sendable {
  /// The path that its page would have; see ``Page/path``.
  let path: String
  let reason: HoldReason
}

/// A text of `content/` that could not be read, with as much of it as is known.
public struct UnreadText: Sendable {
  /// The file.
  public let file: SourceFolder.File
  /// The name of its kind.
  public let kind: String
  /// The path that its page would have; see ``Page/path``.
  public let path: String
  /// The file's text, split as far as possible.
  public let document: Document?
  /// The text with as much front matter as could be read, to check its body; `nil` if there is
  /// none.
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
