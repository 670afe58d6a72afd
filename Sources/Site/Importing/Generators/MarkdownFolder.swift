import Diagnostics
import SiteLinks

/// A folder of Markdown, with or without front matter, that belongs to no generator.
struct MarkdownFolder: SourceGenerator {
  static let name = "markdown"
  static let title = "a folder of Markdown"

  let tree: SourceTree
  let settings: SiteSettings
  let contentRoot = ""
  let linksToAddresses = false

  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError) {
    self.tree = tree
    settings = SiteSettings()
    if textPaths.isEmpty { throw .noSource(tree.root, "no Markdown in it") }
  }

  var textPaths: [String] { tree.paths.filter(PagePath.isText) }

  var files: [PlannedFile] {
    tree.paths.filter { !PagePath.isText($0) && !Self.isLeftOut($0) }
      .map { PlannedFile(source: $0, target: $0) }
  }

  /// Returns whether a path is in a folder of packages, and so no part of a site.
  static func isLeftOut(_ path: String) -> Bool {
    path.split(separator: "/").contains { ["node_modules", "vendor", "_site"].contains($0) }
  }

  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement {
    let folder = SitePath.folder(of: path)
    let stem = PagePath.stem(path)
    let isIndex = ["readme", "index", "_index"].contains(stem.lowercased())
    // A folder that has both keeps the one that generators take.
    let isSecond = stem.lowercased() == "readme" && tree.has(folder + "index.md")
    let name = isIndex && !isSecond ? "index" : fields.slug ?? stem
    let own = "/" + folder + (isIndex ? "" : name + "/")
    let address = fields.address.map { $0.hasPrefix("/") ? $0 : "/" + $0 }
    return PagePlacement(target: folder + name + ".md", address: address ?? own)
  }

  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText) {}
}

extension DiagnosticError {
  /// That a folder is no site of the generator that was named.
  static func noSource(_ folder: String, _ reason: String, suggestion: String? = nil) -> Self {
    DiagnosticError(
      Diagnostic(
        .noSource, at: SourceLocation(file: folder), "there is nothing to import: \(reason)",
        suggestion: suggestion ?? "name the folder of the site"))
  }
}
