import Diagnostics
import SiteFiles
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
/// Texts are the files named `.md`. Of the others, those in `data/` that are named `.yml`, `.yaml` and
/// `.json` are data; `site.yml` is the site's configuration; the rest is copied. Texts under way
/// (`draft: true`) and those dated later than `until` are read but not published, unless the
/// setup says so.
struct ContentReader: Sendable {
  let kinds: [AnyContentKind]
  let rules: FrontMatterRules
  /// Texts with a later date are held back; none is if `nil`.
  var until: CalendarDate?
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

  /// Refuses `NOTES.MD` and `notes.markdown`: links, addresses and the pages of folders know one name.
  private func checkExtension(of file: SourceFolder.File) throws(DiagnosticError) {
    guard !file.relativePath.hasSuffix(".md") else { return }
    let name = file.relativePath.split(separator: "/").last ?? ""
    let stem = name.dropLast(file.pathExtension.count + 1)
    throw DiagnosticError(
      Diagnostic(
        .wrongName, at: SourceLocation(file: file.path),
        "the name of a text ends in '.md', in small letters",
        suggestion: "name the file '\(stem).md'"))
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
