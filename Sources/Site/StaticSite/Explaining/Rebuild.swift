import Diagnostics

/// An explanation of why pages were rendered again: the files that differ, and the ways to pages.
///
/// It is computed only if the site's setup requests it (see ``SiteSetup/explainsRebuilds``).
public struct Rebuild: Hashable, Sendable {
  /// The files that differ, by path.
  public let files: [ChangedFile]
  /// The pages, by address.
  public let pages: [RebuiltPage]
  /// The number of pages that the site has.
  public let pageCount: Int

  /// Creates an explanation.
  public init(files: [ChangedFile], pages: [RebuiltPage], pageCount: Int) {
    self.files = files
    self.pages = pages
    self.pageCount = pageCount
  }
}

extension Rebuild {
  /// The explanation as lines for a terminal.
  ///
  /// ```text
  /// content/notes/oboe.md was changed
  /// 2 of 31 pages were rendered again
  /// /notes/ (changed)
  ///   content/notes/oboe.md was changed → what other pages show of 'notes/oboe.md' differs → it is in the page's list
  /// /notes/oboe/ (changed)
  ///   content/notes/oboe.md was changed → it is the page's text
  /// ```
  ///
  /// - Parameters:
  ///   - files: How many files are named at most.
  ///   - pages: How many pages are named at most; those that are the same as before come last.
  ///   - reasons: How many reasons are given at most for a page.
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
  /// The path by which messages name it.
  public let path: String
  /// The change.
  public let change: FileChange

  /// Names a file that differs.
  public init(path: String, change: FileChange) {
    self.path = path
    self.change = change
  }
}

/// A page that was rendered again, or is no more.
public struct RebuiltPage: Hashable, Sendable {
  /// The address from the site's root, such as `/guide/`.
  public let address: String
  /// The outcome; a page that was rendered again and is the same counts as unchanged.
  public let outcome: RebuildOutcome
  /// Each a chain of steps from a file that differs to the page.
  public let reasons: [[RebuildStep]]

  /// Creates an explanation of a page.
  public init(address: String, outcome: RebuildOutcome, reasons: [[RebuildStep]]) {
    self.address = address
    self.outcome = outcome
    self.reasons = reasons
  }
}

/// The outcome of an update for a page.
public enum RebuildOutcome: String, Hashable, Sendable {
  case changed, unchanged, added, removed
}
