import Diagnostics
import SiteLinks

/// A folder of Markdown, with or without front matter, that belongs to no generator.
struct MarkdownFolder: SourceGenerator {
  static let name = "markdown"
  static let title = "a folder of Markdown"

  let site: ForeignSite

  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError) {
    site = ForeignSite(
      tree: tree, textPaths: tree.paths.filter(PagePath.isText),
      files: tree.plannedFiles(in: "") { !PagePath.isText($0) && !Self.isLeftOut($0) },
      linksToAddresses: false)
    if site.textPaths.isEmpty { throw .noSource(tree, "the folder contains no Markdown") }
  }

  /// Indicates whether a path is in a folder of packages or of build output.
  static func isLeftOut(_ path: String) -> Bool {
    path.split(separator: "/").contains { ["node_modules", "vendor", "_site"].contains($0) }
  }

  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement {
    let folder = SitePath.folder(of: path)
    let stem = PagePath.stem(path)
    let isIndex = PagePath.isReadme(path) || stem.lowercased() == "_index"
    // If a folder has both, `index.md` is its page, as in generators.
    let isSecond = stem.lowercased() == "readme" && site.tree.has(folder + "index.md")
    let name = isIndex && !isSecond ? "index" : fields.slug ?? stem
    let own = "/" + folder + (isIndex ? "" : name + "/")
    return PagePlacement(
      target: folder + name + ".md", address: fields.address.map(PagePath.rooted) ?? own)
  }

  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText) {}
}
