import Diagnostics
import SiteFiles
import SiteLinks

/// Reports folders of texts without a page, and folders in `site.yml` without texts or pages.
struct FolderChecker {
  let arrangement: Arrangement
  let content: SiteContent
  let index: SiteIndex
  let named: [NamedFolder]
  /// The folders that `site.yml` names for a search; empty while pages may be missing.
  let searched: [SearchFolder]
  /// The paths of the pages that reports would have but did not make.
  let unmade: [String]
  let plans: PagePlans

  /// Returns the diagnostics for all folders.
  ///
  /// - Complexity: O(*n*) in the number of folders, and of texts or pages for each named one.
  func check() -> [Diagnostic] { withoutPage() + withoutTexts() + withoutPages() }

  private func withoutPages() -> [Diagnostic] {
    guard !searched.isEmpty else { return [] }
    let paths = (plans.byFile.values.map(\.path) + unmade).map { $0.split(separator: "/") }
    // A folder without parts is the first page, which is optional here.
    let empty = searched.filter { !$0.parts.isEmpty && !paths.contains(where: $0.contains) }
    return empty.map { folder in
      Diagnostic(
        .unknownFolder, at: folder.location, "the folder '\(folder.written)' has no pages",
        explanation: "It adds no results to this group."
      ).suggesting(nearestTo: folder.written, in: index.folders)
    }
  }

  private func withoutTexts() -> [Diagnostic] {
    let empty = named.filter { folder in
      !content.textPaths.contains { $0.hasPrefix(folder.path) }
        && !content.heldBack.keys.contains { $0.hasPrefix(folder.path) }
    }
    guard !empty.isEmpty else { return [] }
    let folders = Set(content.textPaths.flatMap(Self.folders))
    return empty.map { folder in
      Diagnostic(
        .unknownFolder, at: folder.location, "the folder '\(folder.written)' has no texts",
        explanation: "This setting applies to no text."
      ).suggesting(nearestTo: folder.written, in: folders)
    }
  }

  /// Returns the folders that contain a text, without the last `/`.
  private static func folders(of text: String) -> [String] {
    text.indices.filter { text[$0] == "/" }.map { String(text[..<$0]) }
  }

  private func withoutPage() -> [Diagnostic] {
    let folders = arrangement.folders.filter { index.file(for: $0) == nil }
    guard !folders.isEmpty else { return [] }
    // An author who has not finished a folder's page knows that it is missing.
    let heldBack = Set(content.heldBack.values.map(\.path))
    return folders.filter { !heldBack.contains($0) }.compactMap(diagnostic)
  }

  private func diagnostic(of folder: String) -> Diagnostic? {
    let texts = arrangement.pages(in: folder) + arrangement.sections(in: folder)
    guard let first = texts.map(\.textPath).min() else { return nil }
    let own = content.folder.file(folder + "index.md").path
    return Diagnostic(
      .folderWithoutPage, at: SourceLocation(file: content.folder.file(first).path),
      folder.isEmpty
        ? "the site has no first page"
        : "the folder '\(folder)' of this text has no page of its own",
      explanation: folder.isEmpty
        ? "There is no page at the address of the site."
        : "'/\(folder)' has no page, and breadcrumbs, lists and menus leave the folder out.",
      suggestion: "write '\(own)'")
  }
}
