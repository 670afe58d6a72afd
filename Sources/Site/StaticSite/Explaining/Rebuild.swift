import Diagnostics

/// An explanation of why pages were rendered again: the changed files and the chains to pages.
///
/// It is computed only if the site's setup requests it (see ``SiteSetup/explainsRebuilds``).
public struct Rebuild: Hashable, Sendable {
  /// The files that differ, by path.
  public let files: [ChangedFile]
  /// The pages, by address.
  public let pages: [RebuiltPage]
  /// The number of pages that the site has.
  public let pageCount: Int
}

extension Rebuild {
  /// Returns the explanation as lines for a terminal.
  ///
  ///     content/notes/oboe.md was changed
  ///     2 of 31 pages were rendered again
  ///     /notes/ (changed)
  ///       content/notes/oboe.md was changed → the page summary of 'notes/oboe.md' differs → …
  ///     /notes/oboe/ (changed)
  ///       content/notes/oboe.md was changed → it is the page's text
  ///
  /// - Parameters:
  ///   - files: The maximum number of files to list.
  ///   - pages: The maximum number of pages to list; those that are unchanged come last.
  ///   - reasons: The maximum number of reasons to list for a page.
  /// - Returns: The lines.
  public func lines(files: Int = 5, pages: Int = 10, reasons: Int = 2) -> [String] {
    var lines = self.files.prefix(files).map { "\(RebuildStep.file($0.path, $0.change))" }
    lines += Self.rest(self.files.count - files, "more file", "differs", "differ")
    let rendered = self.pages.count { $0.outcome != .removed }
    lines.append("\(rendered) of \(pageCount.counted("page")) were rendered again")
    let ordered =
      self.pages.filter { $0.outcome != .unchanged }
      + self.pages.filter { $0.outcome == .unchanged }
    for page in ordered.prefix(pages) {
      lines.append("\(page.address) (\(page.outcome.rawValue))")
      for steps in page.reasons.prefix(reasons) {
        lines.append("  " + steps.map(\.description).joined(separator: " → "))
      }
      lines += Self.rest(page.reasons.count - reasons, "more reason", "", "").map { "  " + $0 }
    }
    return lines + Self.rest(ordered.count - pages, "more page", "", "")
  }

  private static func rest(
    _ count: Int, _ noun: String, _ singular: String, _ plural: String
  ) -> [String] {
    guard count > 0 else { return [] }
    let verb = count == 1 ? singular : plural
    return ["… and \(count.counted(noun))" + (verb.isEmpty ? "" : " \(verb)")]
  }
}

/// A file that differs.
public struct ChangedFile: Hashable, Sendable {
  /// The path that messages show.
  public let path: String
  /// The change.
  public let change: FileChange
}

/// A page that was rendered again or removed.
public struct RebuiltPage: Hashable, Sendable {
  /// The address from the site's root, such as `/guide/`.
  public let address: String
  /// The outcome; a page that was rendered again with the same result counts as unchanged.
  public let outcome: RebuildOutcome
  /// The reasons, each a chain of steps from a changed file to the page.
  public let reasons: [[RebuildStep]]
}

/// The outcome of an update for a page.
public enum RebuildOutcome: String, Hashable, Sendable {
  case changed, unchanged, added, removed
}

/// One step on the chain from a changed file to a page that was rendered again.
///
/// Texts are named by their paths below the content folder, templates by their names.
public enum RebuildStep: Hashable, Sendable {
  /// The beginning of every chain: a changed file.
  case file(String, FileChange)
  /// The page is made from the text.
  case text
  /// A text links to another one whose page was added, removed or moved.
  case link(from: String, to: String)
  /// A directive of a text looks up data.
  case data(String, requestedBy: String)
  /// A text shows a picture that was added, removed or changed.
  case picture(String, shownBy: String)
  /// The definition of a directive in a text differs.
  case directive(String, in: String)
  /// The page summary of a text differs: title, description, date, terms and so on.
  case summary(String)
  /// The page shows the part that differs.
  case shown(Showing)
  /// The order of the texts, or the set of pages, differs.
  case order
  /// A report made its pages again.
  case report
  /// A template differs.
  case template(String)
  /// The page's template calls the one that differs, directly or indirectly.
  case call(by: String)
  /// The page has another template than before.
  case choice(String)
  /// A value of the site that a template names differs.
  case value(String, namedBy: String)
  /// A path that the page links to leads elsewhere, was removed, or was added.
  case address(String)

  /// The part of a page that shows something of other texts.
  public enum Showing: String, CaseIterable, Hashable, Sendable {
    case list = "it is in the page's list"
    case sections = "it is among the page's sections"
    case breadcrumbs = "the page is in its folder"
    case previous = "it is the previous page"
    case next = "it is the next page"
    case terms = "the page shows its terms"
    case paginator = "the page's list has other pages"
  }
}

extension RebuildStep: CustomStringConvertible {
  /// The step in words.
  public var description: String {
    switch self {
    case .file(let path, let change): "\(path) was \(change.rawValue)"
    case .text: "it is the page's text"
    case .link(let from, let to): "'\(from)' links to '\(to)'"
    case .data(let name, let text): "a directive in '\(text)' uses the data '\(name)'"
    case .picture(let file, let text): "'\(text)' shows the picture '\(file)'"
    case .directive(let name, let text): "'\(text)' has the directive '\(name)'"
    case .summary(let text): "the page summary of '\(text)' differs"
    case .shown(let showing): showing.rawValue
    case .order: "the order of texts or the set of pages differs"
    case .report: "a report rebuilt its pages"
    case .template(let name): "the template '\(name)' differs"
    case .call(let caller): "the page's template '\(caller)' calls it"
    case .choice(let name): "the page's template is now '\(name)'"
    case .value(let name, let template): "the template '\(template)' uses the value '\(name)'"
    case .address(let path): "the page links to '/\(path)'"
    }
  }
}

/// A change of a file.
public enum FileChange: String, Hashable, Sendable {
  /// The file existed before.
  case changed
  /// The file is new.
  case added
  /// The file was removed.
  case removed
}
