import Diagnostics
import SiteFiles
import SiteLinks

/// Reports folders of texts that have no page of their own.
struct FolderFaults {
  let arrangement: Arrangement
  let content: Content
  let index: SiteIndex

  /// What was found.
  ///
  /// - Complexity: O(*n*) in the number of folders.
  func check() -> [Diagnostic] {
    let folders = arrangement.folders.filter { index.file(for: $0) == nil }
    guard !folders.isEmpty else { return [] }
    // Who has not finished a folder's page knows of it.
    let heldBack = Set(content.heldBack.values.map(\.path))
    return folders.filter { !heldBack.contains($0) }.compactMap(fault)
  }

  private func fault(of folder: String) -> Diagnostic? {
    let texts = arrangement.pages(in: folder) + arrangement.sections(in: folder)
    guard let first = texts.map(\.textPath).min() else { return nil }
    let own = content.folder.file(folder + "index.md").path
    return Diagnostic(
      .folderWithoutPage, at: SourceLocation(file: content.folder.file(first).path),
      folder.isEmpty
        ? "the site has no first page"
        : "the folder '\(folder)', in which this text is, has no page of its own",
      explanation: folder.isEmpty
        ? "Whoever comes to its address finds nothing."
        : "Nothing stands at '/\(folder)', and breadcrumbs, lists and menus leave the folder out.",
      suggestion: "write '\(own)'")
  }
}
