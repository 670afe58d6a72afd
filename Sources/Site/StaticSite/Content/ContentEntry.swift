import Diagnostics
public import Documents
public import SiteFiles
import SiteTemplates

/// The kind and content of one file of `content/`.
enum ContentEntry: Sendable {
  /// A text to be published.
  case text(ContentText)
  /// A text that is not, and why.
  case heldBack(ContentText, HoldReason)
  /// A text at fault.
  case unread(UnreadText)
  /// Values for templates, by the file's name, and the file.
  case data(String, PageValue, SourceFolder.File)
  /// An image or the like, to be copied.
  case file(OutputFile)
  /// A file for a report or a directive that reads it.
  case other
}

/// The reader of the files of a content folder.
///
/// Texts are the files named `.md`. Of the others, those in `data/` that are named `.yml`, `.yaml`
/// and `.json` are data; `site.yml` is the site's configuration; the rest is copied. Texts under
/// way (`draft: true`) and those dated later than `until` are read but not published, unless the
/// setup says so.
struct ContentReader: Sendable {
  let kinds: [AnyContentKind]
  let rules: FrontMatterRules
  /// Texts with a later date are held back; none is if `nil`.
  let until: CalendarDate?
  /// Tells whether what is held back is published all the same.
  let includesDrafts: Bool

  /// Reads a file: its entry, and its faults.
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

  /// The kind of a text: of several that fit the one with the longest folder.
  func kind(of file: SourceFolder.File) -> AnyContentKind {
    kinds.filter { file.relativePath.hasPrefix($0.folder) }
      .max { $0.folder.count < $1.folder.count } ?? ContentKind.page.erased
  }

  /// Refuses `NOTES.MD` and `notes.markdown`: links, addresses and the pages of folders know one
  /// name.
  private func checkExtension(of file: SourceFolder.File) throws(DiagnosticError) {
    guard !file.relativePath.hasSuffix(".md") else { return }
    let name = file.relativePath.split(separator: "/").last ?? ""
    let stem = name.dropLast(file.pathExtension.count + 1)
    throw DiagnosticError(
      .wrongName, at: SourceLocation(file: file.path),
      "the name of a text ends in '.md', in small letters",
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

/// A file of `content/data/`, which every template can name: `data/team.yml` is `data.team`.
enum DataFile {
  static let folder = "data/"

  /// The name that templates know a file by; `nil` for a file that is no data.
  static func name(of file: SourceFolder.File) -> String? {
    guard file.relativePath.hasPrefix(folder),
      ["yml", "yaml", "json"].contains(file.pathExtension)
    else { return nil }
    let path = file.relativePath.dropFirst(folder.count).dropLast(file.pathExtension.count + 1)
    return path.contains("/") ? nil : String(path)
  }

  /// Reads a file.
  ///
  /// - Throws: What is wrong with it, with its place.
  static func read(_ file: SourceFolder.File) throws(DiagnosticError) -> PageValue {
    let text = try file.text()
    if file.pathExtension == "json" { return try JSONReader.value(of: text, file: file.path) }
    return try Value.parse(yaml: text, file: file.path).map(PageValue.init(data:)) ?? false
  }
}

/// The reason for which a text is read and checked, but not published.
enum HoldReason: Hashable, Sendable {
  /// It is under way: `draft: true`.
  case draft
  /// It has a later date than the texts that are published.
  case date(CalendarDate, until: CalendarDate)

  /// Finds why a text is not published; `nil` if it is.
  init?(of text: ContentText, until: CalendarDate?) {
    if text.isDraft {
      self = .draft
    } else if let until, let date = text.date, date.isLater(thanDayOf: until) {
      self = .date(date, until: until)
    } else {
      return nil
    }
  }

  /// That a link leads to a text, by its path below `content/`, that is not published.
  func diagnostic(ofLinkTo path: String, at location: SourceLocation?) -> Diagnostic {
    switch self {
    case .draft:
      Diagnostic(
        .brokenLink, at: location, "the text '\(path)' is a draft",
        explanation: "Nothing leads to a draft: it is not published.",
        suggestion: "take this link out, or 'draft: true' out of that text")
    case .date(let date, let until):
      Diagnostic(
        .brokenLink, at: location, "the text '\(path)' is dated \(date.text) and held back",
        explanation:
          "Texts dated after \(until.text) ('until') are not published; nothing leads to them.",
        suggestion: "take this link out, or publish until \(date.text)")
    }
  }
}

/// A text that is not published.
struct HeldBackText: Hashable, Sendable {
  /// The path that its page would have; see ``Page/path``.
  let path: String
  /// The reason for which it is not published.
  let reason: HoldReason
}

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
